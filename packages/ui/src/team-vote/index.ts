export {
  TeamBanner,
  TeamVote,
  type Team,
  type TeamBannerProps,
  type TeamOption,
  type TeamVoteProps,
} from './TeamVote.tsx';
