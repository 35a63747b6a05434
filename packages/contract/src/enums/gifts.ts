/** EN-remoteToyMessageStates. */
export const remoteToyMessageStates = [
  'available',
  'active',
  'completed',
  'started',
  'finished',
] as const;
export type RemoteToyMessageState = (typeof remoteToyMessageStates)[number];

/** EN-remoteToyIntensities. */
export const remoteToyIntensities = [
  'intensity 1',
  'intensity 2',
  'intensity 3',
  'intensity 4',
] as const;
export type RemoteToyIntensity = (typeof remoteToyIntensities)[number];
