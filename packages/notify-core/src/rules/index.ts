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
  type UnsubscribeReason,
} from './newsletter.ts';
export {
  isNumberType,
  isPin,
  phoneErrorCodes,
  pinLengthOf,
  type PhoneErrorCode,
} from './pincall.ts';
export {
  defaultEvents,
  encodingOf,
  isSupported,
  payloadOf,
  permissionStep,
  readPayload,
  WebPushError,
  workerOf,
  type PushEvents,
  type PushSubscriptionData,
} from './push.ts';
