/** EN-listStates. */
export const listStates = ['loading', 'loaded'] as const;
export type ListState = (typeof listStates)[number];
