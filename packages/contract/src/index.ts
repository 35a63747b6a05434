export {
  endpoint,
  endpoints,
  message,
  messages,
  MAX_PARAM_LENGTH,
  type Audience,
  type CallLimits,
  type EndpointDefinition,
  type EndpointTypes,
  type MessageDefinition,
  type Method,
  type ParamsOf,
} from './define.ts';
export type { ErrorBody, ErrorCode, RefusalBody } from './errors/index.ts';
export type * from './types.ts';
export type {
  DeviceInfo,
  PageBrand,
  OutsideLinks,
  PageConfig,
  PagePositions,
  PagePreferences,
} from './page-config.ts';
