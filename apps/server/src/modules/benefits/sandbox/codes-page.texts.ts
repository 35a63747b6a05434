import type { Caller } from '../../../platform/module.ts';

export interface CodesPageTexts {
  readonly title: string;
  readonly note: string;
  readonly topUp: string;
  readonly phone: string;
  readonly vip: string;
  readonly used: string;
  readonly empty: string;
}

export const codesPageTexts: Readonly<Record<Caller['language'], CodesPageTexts>> = {
  en: {
    title: 'Bonus codes',
    note: 'This is the sandbox: these codes can be redeemed here, under “Benefits”.',
    topUp: 'comes with the next top-up',
    phone: 'needs a verified phone number',
    vip: 'for VIP members',
    used: 'Redeemed',
    empty: 'There are no codes yet.',
  },
  de: {
    title: 'Bonuscodes',
    note: 'Das ist die Sandbox: Diese Codes kannst du hier unter „Vorteile“ einlösen.',
    topUp: 'kommt mit der nächsten Aufladung',
    phone: 'braucht eine bestätigte Telefonnummer',
    vip: 'für VIP-Mitglieder',
    used: 'Eingelöst',
    empty: 'Noch gibt es keine Codes.',
  },
  nl: {
    title: 'Bonuscodes',
    note: 'Dit is de sandbox: deze codes kun je hier inwisselen, onder ‘Voordelen’.',
    topUp: 'komt bij de volgende opwaardering',
    phone: 'vraagt een bevestigd telefoonnummer',
    vip: 'voor VIP-leden',
    used: 'Ingewisseld',
    empty: 'Er zijn nog geen codes.',
  },
  es: {
    title: 'Códigos de bonificación',
    note: 'Esto es el entorno de pruebas: puedes canjear estos códigos aquí, en «Ventajas».',
    topUp: 'llega con la próxima recarga',
    phone: 'pide un número de teléfono confirmado',
    vip: 'para miembros VIP',
    used: 'Canjeado',
    empty: 'Todavía no hay códigos.',
  },
};
