import type { ErrorCode } from './codes.ts';
import type { ErrorDetail } from './details.ts';

/** What every refusal says. `detail` depends on the code: see `errorDetails`, and read it by `readErrorDetail`. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail | null;
  readonly requestId: string;
}

/** The JSON body of every refusal: `{ "error": { "code": … } }`. */
export interface RefusalBody {
  readonly error: ErrorBody;
}
