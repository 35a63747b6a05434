import { useTexts } from '../texts/use-texts.ts';
import type { AccountData } from './load-account.ts';
import { toSessionRows, type SessionRow } from './presenters/sessions.ts';

/** Where the guest is logged in. */
export const useSessions = ({ sessions }: Pick<AccountData, 'sessions'>): readonly SessionRow[] =>
  toSessionRows(sessions, useTexts());
