/** CO-blockedIncentiveLifetime: Blocked incentive cookie lifetime, in days. */
export const blockedIncentiveLifetime = 30;

/** CO-testIdExitIntent: Test id exit intent, in id. */
export const testIdExitIntent = 34;

/** How long a guest is left alone after an interruption, in seconds. Ours. */
export const interruptionPause = 600;

/** The same for guests who asked to be interrupted less often, in seconds. Ours. */
export const rareInterruptionPause = 86_400;

/** How long that holds, in days. Ours. */
export const rareInterruptionLifetime = 30;
