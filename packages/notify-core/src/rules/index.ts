export {
  afterOption,
  areTypes,
  changeOf,
  confirmAgainMs,
  confirmsPerDay,
  confirmWithinMs,
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
