export { errorCodes, isErrorCode, type ErrorCode, type ErrorEntry } from './codes.ts';
export type { ErrorBody, RefusalBody } from './body.ts';
export { errorDetails, readErrorDetail, type ErrorDetail } from './details.ts';
export { errorIds } from './ids.ts';
export { printedTexts } from './texts.ts';
