export { Badge, Counter, type BadgeProps, type BadgeTone } from './Badge.tsx';
