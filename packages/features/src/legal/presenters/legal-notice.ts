import type { RestContract } from '@vx/contract/rest';
import type { Language } from '@vx/i18n';
import type { Texts } from '../../texts/presenter-texts.ts';
import { downloadOf, updatedAt } from './legal-text.ts';

/** What has changed since the guest agreed. */
export type LegalChanges = RestContract['GET /guest/legalChanges']['response']['changes'];
type Document = LegalChanges[number]['document'];

const pages = { terms: 'termsOfService', dataProtection: 'dataProtection' } as const;
const legalTexts = { terms: 'terms', dataProtection: 'privacy' } as const;

/** Legal documents that are new and wait for the guest's yes. */
export interface LegalNotice {
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
  readonly accept: string;
  /** Not now: it is asked again with the next document. */
  readonly later: string;
  readonly problem: string | null;
}

/** What is new in terms and data protection, to be read before it is agreed to. [SC-dataProtectionNotice] [SC-termsNotice] */
export function toLegalNotice(
  changes: LegalChanges,
  { language, hasFailed }: { readonly language: Language; readonly hasFailed: boolean },
  texts: Texts,
): LegalNotice {
  const { t, path } = texts;
  const [first] = changes;
  return {
    title: t(`legal.notice.title.${first && changes.length === 1 ? first.document : 'both'}`),
    text: t('legal.notice.text'),
    documents: changes.map(({ document, version }) => ({
      id: document,
      title: t(`legal.${legalTexts[document]}.title`),
      since: updatedAt(version, texts),
      changes: t(`legal.changes.${document}`),
      read: { label: t('legal.notice.read'), href: path(pages[document], {}) },
      download: downloadOf(legalTexts[document], language, t),
    })),
    accept: t('legal.notice.accept'),
    later: t('common.notNow'),
    problem: hasFailed ? t('legal.notice.failed') : null,
  };
}
