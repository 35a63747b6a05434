/** CO-promoCodeWelcomeBonusTile: Default promo code of the welcome-bonus tile, in code. The documents print none: this one is ours. */
export const promoCodeWelcomeBonusTile = 'WELCOME';

/** CO-promoCodeChatTrial: Default promo code of the chat trial, in code. The documents print none: this one is ours. */
export const promoCodeChatTrial = 'CHATTRIAL';
