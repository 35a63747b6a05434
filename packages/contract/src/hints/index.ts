export {
  cacheSeconds,
  isBinary,
  isIdempotent,
  isOutside,
  needsCredentials,
  needsLogin,
  restHint,
  type RestHint,
} from './lookup.ts';
