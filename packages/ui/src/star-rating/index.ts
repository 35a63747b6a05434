export {
  RatingText,
  StarRating,
  type RatingTextProps,
  type StarRatingProps,
} from './StarRating.tsx';
