/** The day from which the version of a document that is in force applies. Ours. */
export const legalVersions = {
  terms: '2026-11-26',
  dataProtection: '2026-11-30',
} as const;
