export { GiftDrawer, type GiftDrawerProps, type GiftSnapshot } from './GiftDrawer.tsx';
