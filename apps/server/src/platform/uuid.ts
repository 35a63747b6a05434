const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is an id as the database keeps it. Callers send anything; what is none is not found. */
export const isUuid = (text: string): boolean => uuid.test(text);
