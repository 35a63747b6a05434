/** EN-conversionChatActions. */
export const conversionChatActions = ['enable', 'disable'] as const;
export type ConversionChatAction = (typeof conversionChatActions)[number];
