export { MediaCard, type MediaCardProps, type MediaSnapshot } from './MediaCard.tsx';
