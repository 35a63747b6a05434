/** CO-chatExitMinDuration: Minimum duration for chat exit, in s. */
export const chatExitMinDuration = 30;
