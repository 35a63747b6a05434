export { LiveBadge, PresenceDot, type Presence } from './LiveBadge.tsx';
