/** CO-specialEventWiesnShooting: Special event id wiesn shooting, in id. */
export const specialEventWiesnShooting = 22;

/** CO-specialEventWiesnBude: Special event id wiesn bude, in id. */
export const specialEventWiesnBude = 30;

/** CO-specialEventVenusAttacks: Special event id venus attacks, in id. */
export const specialEventVenusAttacks = 7;

/** CO-specialEventWiesnGaudi: Special event id wiesn gaudi, in id. */
export const specialEventWiesnGaudi = 6;

/** CO-slotDailyAttempts: Slot-game attempts per day (dailyAttempts), in attempts. The documents print none: this one is ours. */
export const slotDailyAttempts = 3;

/** CO-slotRewardValues: Slot-game reward values, in coins. The documents print none: these are ours. */
export const slotRewardValues = [5, 10, 20, 50] as const;
