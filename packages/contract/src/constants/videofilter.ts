/** CO-testIdRecommendedVideoFilter: Test id recommended video filter, in id. */
export const testIdRecommendedVideoFilter = 50;

/** CO-trendingDays: Trending window, in days. */
export const trendingDays = 8;

/** CO-topMonths: Top window, in months. */
export const topMonths = 9;

/** CO-durationUnset: Duration unset value, in s. */
export const durationUnset = -1;
