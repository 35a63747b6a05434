import { API_PREFIX } from '@vx/api-client';
import type { RestContract } from '@vx/contract/rest';
import { legalTextIds } from '@vx/i18n/legal';
import type { RouteName } from '@vx/routes';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { routeAt } from '../app/place.ts';
import { useTranslate } from '../texts/use-translate.ts';

type Changes = RestContract['GET /guest/legalChanges']['response']['changes'];
type Document = Changes[number]['document'];

/** Pages on which the texts themselves are read, and those where a guest pays or talks. */
const inPeace: ReadonlySet<string> = new Set([
  'termsOfService',
  'dataProtection',
  'help',
  'liveRoom',
  'topUp',
] satisfies readonly RouteName[]);

const pages = { terms: 'termsOfService', dataProtection: 'dataProtection' } as const;
const texts = { terms: 'terms', dataProtection: 'privacy' } as const;

export interface LegalNoticeView {
  readonly title: string;
  readonly text: string;
  readonly documents: readonly {
    readonly id: Document;
    readonly title: string;
    readonly since: string;
    /** What is new in it. */
    readonly changes: string;
    readonly read: { readonly label: string; readonly href: string };
    readonly download: { readonly label: string; readonly href: string };
  }[];
  readonly busy: boolean;
  readonly problem: string | null;
  readonly accept: { readonly label: string; readonly press: () => void };
  /** Not now: it is asked again with the next document. */
  readonly later: { readonly label: string; readonly press: () => void };
}

/**
 * What has changed in terms and data protection since the guest agreed, or `null`: nothing has, or this
 * page is to be left in peace. [SC-dataProtectionNotice] [SC-termsNotice]
 */
export function useLegalNotice(): LegalNoticeView | null {
  const services = useServices();
  const t = useTranslate();
  const intl = useIntl();
  const { rest, logger, path, config } = services;
  const { guest } = useStore(services.guest);
  const route = routeAt(services, useLocation().pathname);
  const [changes, setChanges] = useState<Changes | null>(null);
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
  const names = changes.map(({ document }) => document);
  const answer = (accepted: boolean): Promise<unknown> =>
    names.includes('terms')
      ? rest.call('POST /guest/closeAgbAndDataProtection', { body: { accepted } })
      : rest.call('POST /guest/closeDataProtection', { body: { accepted } });
  return {
    title: t(`legal.notice.title.${names.length > 1 ? 'both' : (names[0] ?? 'both')}`),
    text: t('legal.notice.text'),
    documents: changes.map(({ document, version }) => ({
      id: document,
      title: t(`legal.${texts[document]}.title`),
      since: t('legal.updated', {
        date: intl.formatDate(version, { dateStyle: 'long', timeZone: 'UTC' }),
      }),
      changes: t(`legal.changes.${document}`),
      read: { label: t('legal.notice.read'), href: path(pages[document], {}) },
      download: {
        label: t('legal.download'),
        href: `${API_PREFIX}/asset/legal-text/download/${legalTextIds[texts[document]]}?language=${config.language}`,
      },
    })),
    busy: state === 'busy',
    problem: state === 'failed' ? t('legal.notice.failed') : null,
    accept: {
      label: t('legal.notice.accept'),
      press() {
        setState('busy');
        answer(true).then(
          () => setState('closed'),
          () => setState('failed'),
        );
      },
    },
    later: {
      label: t('common.notNow'),
      press() {
        setState('closed');
        answer(false).catch(() => logger.debug('legal.answer-lost'));
      },
    },
  };
}
