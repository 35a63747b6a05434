import { legalVersions } from '@vx/contract/constants';
import type { Caller } from '../../platform/module.ts';

type Language = Caller['language'];

export const legalTextIds = ['terms-of-service', 'data-protection'] as const;
export type LegalTextId = (typeof legalTextIds)[number];

/** The day from which each applies. */
const versions: Readonly<Record<LegalTextId, string>> = {
  'terms-of-service': legalVersions.terms,
  'data-protection': legalVersions.dataProtection,
};

interface LegalText {
  readonly title: string;
  readonly body: string;
}

/** Short stand-ins; an operator replaces them by texts of their own lawyer. */
const texts: Readonly<Record<LegalTextId, Readonly<Record<Language, LegalText>>>> = {
  'terms-of-service': {
    en: {
      title: 'Terms of service',
      body: 'You are an adult. Prices are shown before you pay. Coins are spent only when you confirm.',
    },
    de: {
      title: 'Nutzungsbedingungen',
      body: 'Du bist volljährig. Preise siehst du, bevor du zahlst. Coins werden nur nach deiner Bestätigung verbraucht.',
    },
    nl: {
      title: 'Gebruiksvoorwaarden',
      body: 'Je bent meerderjarig. Prijzen zie je voordat je betaalt. Coins worden alleen na je bevestiging gebruikt.',
    },
    es: {
      title: 'Condiciones de uso',
      body: 'Eres mayor de edad. Los precios se muestran antes de pagar. Las monedas solo se gastan cuando lo confirmas.',
    },
  },
  'data-protection': {
    en: {
      title: 'Data protection',
      body: 'We keep what your account needs, and statistics without address for ninety days.',
    },
    de: {
      title: 'Datenschutz',
      body: 'Wir speichern, was dein Konto braucht, und Statistik ohne Adresse für neunzig Tage.',
    },
    nl: {
      title: 'Gegevensbescherming',
      body: 'We bewaren wat je account nodig heeft, en statistiek zonder adres gedurende negentig dagen.',
    },
    es: {
      title: 'Protección de datos',
      body: 'Guardamos lo que tu cuenta necesita y estadísticas sin dirección durante noventa días.',
    },
  },
};

/** A legal text as a document, or `null` for an unknown id. */
export function legalText(id: string, language: Language): string | null {
  if (!isLegalTextId(id)) return null;
  const { title, body } = texts[id][language];
  return `${title}\n${'='.repeat(title.length)}\n${versions[id]}\n\n${body}\n`;
}

function isLegalTextId(id: string): id is LegalTextId {
  return (legalTextIds as readonly string[]).includes(id);
}
