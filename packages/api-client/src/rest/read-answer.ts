import type { ErrorBody, RefusalBody } from '@vx/contract/errors';
import { HttpError } from './errors.ts';
import type { TransportResponse } from './ports.ts';

const CODE = /^[A-Z][A-Z\d_]*$/;

/** The JSON of an OK answer (`null` when it is empty), else a thrown {@link HttpError}. */
export async function readAnswer(response: TransportResponse): Promise<unknown> {
  const body = parseJson(await response.text());
  if (isOk(response) && body !== undefined) return body;
  throw toHttpError(response, body);
}

export async function readBlob(
  response: TransportResponse,
): Promise<Awaited<ReturnType<TransportResponse['blob']>>> {
  if (isOk(response)) return response.blob();
  throw toHttpError(response, parseJson(await response.text()));
}

const isOk = ({ status }: TransportResponse): boolean => status >= 200 && status < 300;

/** `undefined` when the text is no JSON, such as the error page of a proxy. */
function parseJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function toHttpError(response: TransportResponse, body: unknown): HttpError {
  const refusal = (typeof body === 'object' && body ? body : {}) as Partial<RefusalBody>;
  const { code, detail, requestId }: Partial<ErrorBody> = refusal.error ?? {};
  // Whatever the code says besides: a wait is a wait.
  const { retryAfter } = (detail ?? {}) as { readonly retryAfter?: unknown };
  const seconds = Number(retryAfter ?? response.header('retry-after') ?? Number.NaN);
  return new HttpError({
    status: response.status,
    // A newer server may know codes that this client does not; they are passed on as they are.
    ...(typeof code === 'string' && CODE.test(code) ? { code } : {}),
    detail,
    requestId: requestId ?? null,
    retryAfterMs: seconds >= 0 ? seconds * 1_000 : null,
  });
}
