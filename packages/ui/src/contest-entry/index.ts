export { ContestEntry, VotesUsed, type ContestEntryProps } from './ContestEntry.tsx';
