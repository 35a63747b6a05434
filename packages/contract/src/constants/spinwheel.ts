/** CO-spinCost: Spin cost, in points. The documents print none: this one is ours. */
export const spinCost = 100;
