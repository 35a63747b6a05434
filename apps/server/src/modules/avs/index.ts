export { createAvsModule, type AvsApi, type AvsModule } from './avs-module.ts';
export { createAttestationSignature } from './attestation.ts';
