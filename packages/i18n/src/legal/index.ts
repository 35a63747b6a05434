import { legalVersions } from '@vx/contract/constants';
import type { MessageId } from '../message-id.ts';

/** Where guests write to. The host is reserved for examples and is replaced before a launch. */
export const CONTACT_ADDRESS = 'help@candela.example';

/** Where guests write about their data. */
export const PRIVACY_ADDRESS = 'privacy@candela.example';

/** Legal texts that are written in every language. */
export const legalTexts = ['terms', 'privacy'] as const;

/** A legal text: a value of `legalTexts`. */
export type LegalText = (typeof legalTexts)[number];

/** The day from which each text applies. */
export const legalDates: { readonly [Text in LegalText]: string } = {
  terms: legalVersions.terms,
  privacy: legalVersions.dataProtection,
};

/** The id of each text as a document to download. [RE-legalTextDownload] */
export const legalTextIds: { readonly [Text in LegalText]: string } = {
  terms: 'terms-of-service',
  privacy: 'data-protection',
};

/** A section of a legal text. */
export interface LegalSection {
  readonly id: string;
  readonly title: MessageId;
  /** May name `{address}`: `PRIVACY_ADDRESS`. */
  readonly text: MessageId;
}

const sections = {
  terms: ['adults', 'account', 'money', 'withdrawal', 'conduct', 'liability', 'changes', 'law'],
  privacy: [
    'controller',
    'stored',
    'purposes',
    'cookies',
    'recipients',
    'kept',
    'reading',
    'rights',
  ],
} as const;

type SectionOf<Text extends LegalText> = (typeof sections)[Text][number];

const sectionsOf = <Text extends LegalText, Section extends SectionOf<Text>>(
  text: Text,
  ids: readonly Section[],
): readonly {
  readonly id: Section;
  readonly title: `legal.${Text}.${Section}.title`;
  readonly text: `legal.${Text}.${Section}.text`;
}[] =>
  ids.map((id) => ({ id, title: `legal.${text}.${id}.title`, text: `legal.${text}.${id}.text` }));

/** What each text consists of, in order: the page shows it, and the document says the same. */
export const legalSections: { readonly [Text in LegalText]: readonly LegalSection[] } = {
  terms: sectionsOf('terms', sections.terms),
  privacy: sectionsOf('privacy', sections.privacy),
};
