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
export { SESSION_TAG_HEADER } from './session-tag.ts';
