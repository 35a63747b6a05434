export { keepInstallOffer } from './install-offer.ts';
export { useInstallPrompt } from './use-install-prompt.ts';
export { useKeptPush } from './use-kept-push.ts';
export { useWebPush, type WebPushView } from './use-web-push.ts';
