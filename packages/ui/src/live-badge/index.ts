export { LiveBadge, PresenceDot, type LiveWord, type Presence } from './LiveBadge.tsx';
