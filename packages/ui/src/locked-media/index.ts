export { LockedMedia, type LockedMediaProps } from './LockedMedia.tsx';
