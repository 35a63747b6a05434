export {
  afterOption,
  areTypes,
  changeOf,
  CONFIRM_AGAIN_MS,
  CONFIRMS_PER_DAY,
  confirmWithinMs,
  isOffered,
  reasonOf,
  unsubscribeReasons,
  type Reading,
} from './newsletter.ts';
export {
  isNumberType,
  isPin,
  phoneErrorCodes,
  pinLengthOf,
  type PhoneErrorCode,
} from './pincall.ts';
export { readPayload, type PushEvents, type PushSubscriptionData } from './push.ts';
