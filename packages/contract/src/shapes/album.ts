import { answer, count, flag } from './primitives.ts';

/** What a rating leaves behind. */
export const albumRating = answer({
  success: flag,
  albumTotalViews: count,
  guestRatingLikes: count,
  guestRatingDislikes: count,
  isLiked: flag,
  isDisliked: flag,
});
