/** EN-contestSubTypes. */
export const contestSubTypes = ['not voted', 'overview', 'top10', 'voted', 'actor'] as const;
export type ContestSubType = (typeof contestSubTypes)[number];
