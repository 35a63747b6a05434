import { loadServerTexts, makeRequestContext, type PageRequest } from '@vx/features/app';
import type { RouterContextProvider } from 'react-router';

export const texts = await loadServerTexts();

/** Called by the server for every page request (ADR 0004). */
export function makeContext(given: PageRequest): RouterContextProvider {
  return makeRequestContext(given, texts);
}
