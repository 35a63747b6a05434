import { useServices, useStore } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { LogData } from './load-log.ts';
import { toLog, type LogView } from './presenters/log.ts';

/** What is logged about the guest, entry by entry. */
export function useLog(data: LogData): LogView {
  const { loggedIn } = useStore(useServices().guest).guest;
  return toLog(data, { loggedIn }, useTexts());
}
