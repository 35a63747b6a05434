export { createActorSearchModule } from './actorsearch-module.ts';
export { findPostcode } from './postcodes.ts';
