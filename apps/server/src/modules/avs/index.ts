export { createAvsModule, type AvsApi } from './avs-module.ts';
export { loadAvsProvider } from './provider.ts';
export { createAttestationSignature } from './attestation.ts';
export { standingFact } from './standing-fact.ts';
export type {} from './avs.events.ts';
