export type { ActorRecord, ActorsApi } from './actors-api.ts';
export { createActorsModule, type ActorsModule } from './actors-module.ts';
export { clampFirst, nextOffset, offsetOf, stateOf } from './actors.rules.ts';
export { imageSet, previewImage } from './images.ts';
export { actorPresence } from './presence.ts';
export { insertAll } from './seed.ts';
export type { PageShape } from './actor-types.ts';
export { priceFor } from './wallet-prices.ts';
export type { Language } from './tables.ts';
