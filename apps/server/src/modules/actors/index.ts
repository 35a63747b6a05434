export type { ActorRecord, ActorsApi, ActorTypes, TagRecord } from './actors-api.ts';
export { createActorsModule, type ActorsModule, type ActorsPlatform } from './actors-module.ts';
export { clampFirst, isBannedIn, nextOffset, offsetOf, stateOf } from './actors.rules.ts';
export { imageSet, previewImage, type ImageSet } from './images.ts';
export { insertAll } from './seed.ts';
export type { PageShape } from './actor-types.ts';
export { priceFor, walletCurrency } from './wallet-prices.ts';
export type { ActorTables, Language } from './tables.ts';
