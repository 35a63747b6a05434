import type { AvsRejectReason } from '@vx/contract/enums';
import type { Language } from '../../money/index.ts';
import type { Outcome } from '../avs.rules.ts';

interface Texts {
  readonly title: string;
  readonly note: string;
  readonly outcome: Readonly<Record<Outcome, string>>;
  /** Who is checked; the same text is the same person. */
  readonly who: string;
  readonly why: string;
  readonly reason: Readonly<Record<AvsRejectReason, string>>;
  readonly over: string;
  readonly unknown: string;
  readonly back: string;
}

export const avsPageTexts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Age check',
    note: 'This is the sandbox: nobody looks at a document. You decide how the check ends.',
    outcome: {
      accepted: 'Confirm: 18 or older',
      pending: 'Keep the check running',
      rejected: 'Reject the check',
      revoked: 'Revoke the proof',
    },
    who: 'Who is checked (the same text is the same person)',
    why: 'Reason',
    reason: {
      unreadable: 'Not readable',
      expiredDocument: 'Document has expired',
      noMatch: 'Face does not match',
      notProven: 'Age not proven',
      other: 'Another reason',
    },
    over: 'This check is over. Start a new one on the site.',
    unknown: 'There is no such check',
    back: 'Back to the site',
  },
  de: {
    title: 'Altersprüfung',
    note: 'Das ist die Sandbox: Niemand sieht ein Dokument an. Du bestimmst, wie die Prüfung endet.',
    outcome: {
      accepted: 'Bestätigen: 18 oder älter',
      pending: 'Prüfung weiterlaufen lassen',
      rejected: 'Prüfung ablehnen',
      revoked: 'Nachweis widerrufen',
    },
    who: 'Wer geprüft wird (gleicher Text, gleiche Person)',
    why: 'Grund',
    reason: {
      unreadable: 'Nicht lesbar',
      expiredDocument: 'Ausweis ist abgelaufen',
      noMatch: 'Gesicht passt nicht',
      notProven: 'Alter nicht belegt',
      other: 'Anderer Grund',
    },
    over: 'Diese Prüfung ist beendet. Starte auf der Seite eine neue.',
    unknown: 'Diese Prüfung gibt es nicht',
    back: 'Zurück zur Seite',
  },
  nl: {
    title: 'Leeftijdscontrole',
    note: 'Dit is de sandbox: niemand bekijkt een document. Jij bepaalt hoe de controle afloopt.',
    outcome: {
      accepted: 'Bevestigen: 18 of ouder',
      pending: 'Controle laten lopen',
      rejected: 'Controle afwijzen',
      revoked: 'Bewijs intrekken',
    },
    who: 'Wie er gecontroleerd wordt (dezelfde tekst is dezelfde persoon)',
    why: 'Reden',
    reason: {
      unreadable: 'Niet leesbaar',
      expiredDocument: 'Document is verlopen',
      noMatch: 'Gezicht komt niet overeen',
      notProven: 'Leeftijd niet aangetoond',
      other: 'Andere reden',
    },
    over: 'Deze controle is voorbij. Begin op de site een nieuwe.',
    unknown: 'Deze controle bestaat niet',
    back: 'Terug naar de site',
  },
  es: {
    title: 'Verificación de edad',
    note: 'Esto es el entorno de pruebas: nadie mira ningún documento. Tú decides cómo termina.',
    outcome: {
      accepted: 'Confirmar: 18 años o más',
      pending: 'Dejar la verificación en curso',
      rejected: 'Rechazar la verificación',
      revoked: 'Revocar la prueba',
    },
    who: 'A quién se verifica (el mismo texto es la misma persona)',
    why: 'Motivo',
    reason: {
      unreadable: 'No se puede leer',
      expiredDocument: 'El documento ha caducado',
      noMatch: 'La cara no coincide',
      notProven: 'Edad no demostrada',
      other: 'Otro motivo',
    },
    over: 'Esta verificación ha terminado. Empieza otra en el sitio.',
    unknown: 'Esta verificación no existe',
    back: 'Volver al sitio',
  },
};
