/** CO-dailyBonusTimerInterval: Daily bonus timer interval, in ms. */
export const dailyBonusTimerInterval = 1000;

/** CO-dailyBonusDayEnd: Daily bonus day end, in time of day. */
export const dailyBonusDayEnd = '23:59:59';

/** CO-berlinOffset: Berlin offset, in h. Only the fallback when the server sends no end time. */
export const berlinOffset = 1;

/** CO-consumedDailyOffers: Consumed daily offers default, in items. */
export const consumedDailyOffers = 31;
