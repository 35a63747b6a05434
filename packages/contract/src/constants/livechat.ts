/** CO-minBalanceChat: Minimum balance to start a chat, in units of the guest's currency. One coin or credit, 0.50 EUR or CHF. */
export const minBalanceChat = 0.5;

/** CO-chatBadConnectionMaxResolution: Bad-connection max resolution, in lines. */
export const chatBadConnectionMaxResolution = 100;

/** CO-chatBadConnectionMaxResolutionDesktop: Bad-connection max resolution on desktop, in lines. */
export const chatBadConnectionMaxResolutionDesktop = 200;

/** CO-chatWaiting: Waiting, in ms. */
export const chatWaiting = 5000;

/** CO-chatStreamNativeRecovery: Stream native recovery, in ms. */
export const chatStreamNativeRecovery = 2000;

/** CO-chatMaxAttempts: Max attempts, in attempts. */
export const chatMaxAttempts = 2;

/** CO-chatStartAttempts: Chat start attempts, in attempts. */
export const chatStartAttempts = 2;

/** CO-chatStartAttemptsPreview: Chat start attempts for preview, in attempts. */
export const chatStartAttemptsPreview = 1;

/** CO-chatConnectionWarning: Connection warning, in ms. */
export const chatConnectionWarning = 500;

/** CO-chatFlashDetection: Flash detection, in ms. */
export const chatFlashDetection = 10_000;

/** CO-chatFlashInit: Flash init, in ms. */
export const chatFlashInit = 500;

/** CO-chatStreamRetry: Stream retry, in ms. */
export const chatStreamRetry = 5000;

/** CO-chatStartRetry: Chat start retry, in ms. */
export const chatStartRetry = 3000;

/** CO-chatVolumeHint: Volume hint, in ms. */
export const chatVolumeHint = 10_000;

/** CO-livePreviewLimit: Live preview time limit, in s. */
export const livePreviewLimit = 5;

/** CO-livePreviewLimitVip: Live preview time limit for VIP, in s. */
export const livePreviewLimitVip = 20;

/** CO-textChatCountdown: Text-chat countdown, in s. */
export const textChatCountdown = 60;
