export { AgeCheckCard, type AgeCheckCardProps } from './AgeCheckCard.tsx';
