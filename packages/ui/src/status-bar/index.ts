export { Disclosure, type DisclosureProps } from './Disclosure.tsx';
export { NoticeSlot, type Notice, type NoticeSlotProps } from './NoticeSlot.tsx';
export {
  Note,
  OfflineBanner,
  StatusBar,
  type OfflineBannerProps,
  type StatusBarProps,
  type StatusTone,
} from './StatusBar.tsx';
