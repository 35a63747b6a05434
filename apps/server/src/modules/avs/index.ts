export { createAvsModule } from './avs-module.ts';
export { loadAvsProvider } from './provider.ts';
export { createAttestationSignature } from './attestation.ts';
export { avsFact, type AvsStatus } from './avs-fact.ts';
export type {} from './avs.events.ts';
