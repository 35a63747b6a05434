export {
  ProfileCover,
  ProfileHead,
  ProfileHero,
  RatingBars,
  type ProfileCoverProps,
  type ProfileHeadProps,
  type ProfileHeroProps,
} from './ProfileHead.tsx';
