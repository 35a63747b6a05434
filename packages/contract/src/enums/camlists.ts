/** EN-modelListKinds. */
export const modelListKinds = ['online', 'filtered', 'preferred'] as const;
export type ModelListKind = (typeof modelListKinds)[number];
