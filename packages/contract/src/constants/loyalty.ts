/** CO-pointThresholds: Loyalty point thresholds, in points. The documents print none: these are ours. */
export const pointThresholds = [100, 250, 500, 1000] as const;
