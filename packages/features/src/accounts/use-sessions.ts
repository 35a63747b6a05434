import { useTexts } from '../texts/use-texts.ts';
import type { SecurityFacts } from './account-data.ts';
import { toSessionRows, type SessionRow } from './presenters/sessions.ts';

/** Where the guest is logged in. */
export const useSessions = ({ sessions }: Pick<SecurityFacts, 'sessions'>): readonly SessionRow[] =>
  toSessionRows(sessions, useTexts());
