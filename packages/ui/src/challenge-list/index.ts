export { ChallengeList, type Challenge, type ChallengeListProps } from './ChallengeList.tsx';
