/** The phone for which the limits of first sight are said: a slow line, and a quarter of this machine's processor. */
export const slowLine = { latencyMs: 150, downKbps: 1_600, upKbps: 750 } as const;

export const cpuSlowdown = 4;
