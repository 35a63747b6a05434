export { Disclosure, type DisclosureProps } from './Disclosure.tsx';
export {
  Note,
  OfflineBanner,
  StatusBar,
  type OfflineBannerProps,
  type StatusBarProps,
  type StatusTone,
} from './StatusBar.tsx';
