export { WalletPill, type WalletPillProps } from './WalletPill.tsx';
