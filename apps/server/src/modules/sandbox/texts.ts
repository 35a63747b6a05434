import type { Caller } from '../../platform/module.ts';

interface Texts {
  readonly title: string;
  readonly note: string;
  readonly mail: string;
  readonly phone: string;
  readonly empty: string;
  readonly to: string;
  readonly back: string;
  readonly site: string;
  readonly missing: string;
}

export const sandboxTexts: Readonly<Record<Caller['language'], Texts>> = {
  en: {
    title: 'Sandbox',
    note: 'Stand-ins for mail and payment. They exist on developers’ machines only.',
    mail: 'Mail',
    phone: 'Phone',
    empty: 'No mail yet.',
    to: 'To',
    back: 'All mail',
    site: 'To the site',
    missing: 'There is no such mail.',
  },
  de: {
    title: 'Sandbox',
    note: 'Ersatz für Post und Zahlung. Es gibt ihn nur auf Entwicklerrechnern.',
    mail: 'Post',
    phone: 'Telefon',
    empty: 'Noch keine Post.',
    to: 'An',
    back: 'Alle Post',
    site: 'Zur Seite',
    missing: 'Diese Nachricht gibt es nicht.',
  },
  nl: {
    title: 'Sandbox',
    note: 'Vervangers voor mail en betaling. Ze bestaan alleen op machines van ontwikkelaars.',
    mail: 'Mail',
    phone: 'Telefoon',
    empty: 'Nog geen mail.',
    to: 'Aan',
    back: 'Alle mail',
    site: 'Naar de site',
    missing: 'Dit bericht bestaat niet.',
  },
  es: {
    title: 'Sandbox',
    note: 'Sustitutos de correo y pago. Solo existen en equipos de desarrollo.',
    mail: 'Correo',
    phone: 'Teléfono',
    empty: 'Aún no hay correo.',
    to: 'Para',
    back: 'Todo el correo',
    site: 'Al sitio',
    missing: 'Este mensaje no existe.',
  },
};
