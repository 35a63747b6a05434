export { clockTime } from './time-texts.ts';
export { toCard, type VideoCardView } from './to-card.ts';
