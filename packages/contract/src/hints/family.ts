/** The calls of one method below one first segment: `POST /guest/*`. */
export const familyOf = (key: string): string => key.replace(/(\/[^/]+\/).*/, '$1*');
