/** CO-testIdVoiceCallNewcomers: Test id voice call newcomers, in id. */
export const testIdVoiceCallNewcomers = 56;

/** CO-conversionChatActors: Conversion chat actors, in items. */
export const conversionChatActors = 30;

/** CO-voiceCallSuccessCode: Anonymous voice call success code, in code. */
export const voiceCallSuccessCode = 2000;
