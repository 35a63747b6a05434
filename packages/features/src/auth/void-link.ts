import type { ErrorCode } from '@vx/contract/errors';

const codes = ['TOKEN_UNKNOWN', 'TOKEN_USED', 'TOKEN_EXPIRED'] as const satisfies ErrorCode[];
const known: ReadonlySet<ErrorCode> = new Set(codes);

/** Whether the link of a mail serves no more, so that trying again is of no use. */
export const isVoidLink = (code: ErrorCode): boolean => known.has(code);
