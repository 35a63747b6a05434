/** Parameter of the top-up page: what is missing for what the guest wants, in minor units of the wallet. */
export const MISSING_PARAM = 'missing';
