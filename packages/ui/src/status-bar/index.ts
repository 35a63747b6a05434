export {
  Note,
  OfflineBanner,
  StatusBar,
  type OfflineBannerProps,
  type StatusBarProps,
  type StatusTone,
} from './StatusBar.tsx';
