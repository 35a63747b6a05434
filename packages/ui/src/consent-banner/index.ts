export {
  ConsentBanner,
  ConsentDetails,
  type ConsentBannerProps,
  type ConsentCategory,
  type ConsentDetailsProps,
  type ConsentTexts,
} from './ConsentBanner.tsx';
