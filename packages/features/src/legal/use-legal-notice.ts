import type { RouteName } from '@vx/routes';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { routeAt } from '../app/place.ts';
import { useTexts } from '../texts/use-texts.ts';
import { toLegalNotice, type LegalChanges, type LegalNotice } from './presenters/legal-notice.ts';

/** Pages on which the texts themselves are read, and those where a guest pays or talks. */
const inPeace: ReadonlySet<string> = new Set([
  'termsOfService',
  'dataProtection',
  'help',
  'liveRoom',
  'topUp',
] satisfies readonly RouteName[]);

interface Press {
  readonly label: string;
  readonly press: () => void;
}

export interface LegalNoticeView extends Omit<LegalNotice, 'accept' | 'later'> {
  readonly busy: boolean;
  readonly accept: Press;
  /** Not now: it is asked again with the next document. */
  readonly later: Press;
}

/**
 * What has changed in terms and data protection since the guest agreed, or `null`: nothing has, or this
 * page is to be left in peace. [SC-dataProtectionNotice] [SC-termsNotice]
 */
export function useLegalNotice(): LegalNoticeView | null {
  const services = useServices();
  const texts = useTexts();
  const { rest, logger, config } = services;
  const { guest } = useStore(services.guest);
  const route = routeAt(services, useLocation().pathname);
  const [changes, setChanges] = useState<LegalChanges | null>(null);
  const [state, setState] = useState<'open' | 'busy' | 'failed' | 'closed'>('open');
  const isDue =
    guest.loggedIn &&
    guest.showDataProtection &&
    state !== 'closed' &&
    route !== null &&
    !inPeace.has(route.name);
  const isAsked = changes !== null;

  useEffect(() => {
    if (!isDue || isAsked) return undefined;
    const leaving = new AbortController();
    rest
      .call('GET /guest/legalChanges', { signal: leaving.signal, fresh: true })
      .then((answer) => setChanges(answer.changes))
      .catch(() => logger.debug('legal.changes-lost'));
    return () => leaving.abort();
  }, [rest, logger, isDue, isAsked]);

  if (!isDue || !changes || changes.length === 0) return null;
  const answer = (accepted: boolean): Promise<unknown> =>
    changes.some(({ document }) => document === 'terms')
      ? rest.call('POST /guest/closeAgbAndDataProtection', { body: { accepted } })
      : rest.call('POST /guest/closeDataProtection', { body: { accepted } });
  const visit = { language: config.language, hasFailed: state === 'failed' };
  const { accept, later, ...notice } = toLegalNotice(changes, visit, texts);
  return {
    ...notice,
    busy: state === 'busy',
    accept: {
      label: accept,
      press() {
        setState('busy');
        answer(true).then(
          () => setState('closed'),
          () => setState('failed'),
        );
      },
    },
    later: {
      label: later,
      press() {
        setState('closed');
        answer(false).catch(() => logger.debug('legal.answer-lost'));
      },
    },
  };
}
