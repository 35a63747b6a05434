export { Rail, type FollowedPerformer, type NavItem, type RailProps } from './Rail.tsx';
