import type { Language } from '../../money/index.ts';

export interface PayPageTexts {
  readonly title: string;
  /** Says that no money moves here. */
  readonly note: string;
  /** What is paid for: "40 coins", "€10.00 for your wallet". */
  readonly credit: (amount: string) => string;
  readonly bonus: string;
  readonly vat: (percent: number) => string;
  readonly total: string;
  /** What is charged; the same text is the same card. */
  readonly means: string;
  readonly pay: (price: string) => string;
  /** The payment takes time. */
  readonly later: string;
  /** Ends the waiting well. */
  readonly arrive: string;
  readonly fail: string;
  readonly cancel: string;
  readonly back: string;
  readonly once: string;
  readonly pending: string;
  readonly paid: string;
  readonly failed: string;
  readonly expired: string;
  readonly unknownTitle: string;
  readonly unknown: string;
  readonly home: string;
}

/** The sandbox's page is no part of the apps' catalogues: it stands in for another company's page. */
export const payPageTexts: Readonly<Record<Language, PayPageTexts>> = {
  en: {
    title: 'Payment',
    note: 'This is the sandbox: no money moves. You decide how the payment ends.',
    credit: (amount) => `${amount} for your wallet`,
    bonus: 'Bonus',
    vat: (percent) => `VAT ${percent} %, included`,
    total: 'You pay',
    means: 'Card (the same text is the same card)',
    pay: (price) => `Pay ${price}`,
    later: 'Pay by transfer: takes time',
    arrive: 'Let the money arrive now',
    fail: 'Let the payment fail',
    cancel: 'Cancel and go back',
    back: 'Go back',
    once: 'Charged once. Nothing renews by itself.',
    pending:
      'The money is on its way. It arrives by itself after two minutes, or when you decide so.',
    paid: 'This top-up is paid and in your wallet.',
    failed: 'This payment did not go through. Nothing was charged.',
    expired: 'This page has expired. Nothing was charged. Start the top-up again.',
    unknownTitle: 'No payment here',
    unknown: 'There is no payment at this address. Nothing was charged.',
    home: 'To the home page',
  },
  de: {
    title: 'Zahlung',
    note: 'Das ist die Sandbox: Es fließt kein Geld. Du entscheidest, wie die Zahlung ausgeht.',
    credit: (amount) => `${amount} für dein Guthaben`,
    bonus: 'Bonus',
    vat: (percent) => `MwSt. ${percent} %, enthalten`,
    total: 'Du zahlst',
    means: 'Karte (gleicher Text, gleiche Karte)',
    pay: (price) => `${price} zahlen`,
    later: 'Per Überweisung zahlen: dauert',
    arrive: 'Geld jetzt ankommen lassen',
    fail: 'Zahlung scheitern lassen',
    cancel: 'Abbrechen und zurück',
    back: 'Zurück',
    once: 'Einmalige Zahlung. Nichts verlängert sich von selbst.',
    pending:
      'Das Geld ist unterwegs. Es kommt nach zwei Minuten von selbst an oder wenn du es entscheidest.',
    paid: 'Diese Aufladung ist bezahlt und auf deinem Guthaben.',
    failed: 'Diese Zahlung hat nicht geklappt. Es wurde nichts abgebucht.',
    expired: 'Diese Seite ist abgelaufen. Es wurde nichts abgebucht. Starte die Aufladung neu.',
    unknownTitle: 'Hier ist keine Zahlung',
    unknown: 'Unter dieser Adresse gibt es keine Zahlung. Es wurde nichts abgebucht.',
    home: 'Zur Startseite',
  },
  nl: {
    title: 'Betaling',
    note: 'Dit is de sandbox: er wordt geen geld verplaatst. Jij bepaalt hoe de betaling afloopt.',
    credit: (amount) => `${amount} voor je saldo`,
    bonus: 'Bonus',
    vat: (percent) => `Btw ${percent} %, inbegrepen`,
    total: 'Je betaalt',
    means: 'Kaart (dezelfde tekst is dezelfde kaart)',
    pay: (price) => `${price} betalen`,
    later: 'Per overschrijving betalen: duurt even',
    arrive: 'Geld nu laten aankomen',
    fail: 'Betaling laten mislukken',
    cancel: 'Annuleren en terug',
    back: 'Terug',
    once: 'Eenmalige betaling. Niets wordt vanzelf verlengd.',
    pending:
      'Het geld is onderweg. Het komt na twee minuten vanzelf aan, of wanneer jij dat bepaalt.',
    paid: 'Deze opwaardering is betaald en staat op je saldo.',
    failed: 'Deze betaling is niet gelukt. Er is niets afgeschreven.',
    expired: 'Deze pagina is verlopen. Er is niets afgeschreven. Start de opwaardering opnieuw.',
    unknownTitle: 'Hier is geen betaling',
    unknown: 'Op dit adres is geen betaling. Er is niets afgeschreven.',
    home: 'Naar de startpagina',
  },
  es: {
    title: 'Pago',
    note: 'Esto es el entorno de pruebas: no se mueve dinero. Tú decides cómo termina el pago.',
    credit: (amount) => `${amount} para tu saldo`,
    bonus: 'Regalo',
    vat: (percent) => `IVA ${percent} %, incluido`,
    total: 'Pagas',
    means: 'Tarjeta (el mismo texto es la misma tarjeta)',
    pay: (price) => `Pagar ${price}`,
    later: 'Pagar por transferencia: tarda',
    arrive: 'Hacer que el dinero llegue ahora',
    fail: 'Hacer que el pago falle',
    cancel: 'Cancelar y volver',
    back: 'Volver',
    once: 'Un solo cargo. Nada se renueva por sí solo.',
    pending: 'El dinero está en camino. Llega solo a los dos minutos o cuando tú lo decidas.',
    paid: 'Esta recarga está pagada y está en tu saldo.',
    failed: 'Este pago no se realizó. No se ha cobrado nada.',
    expired: 'Esta página ha caducado. No se ha cobrado nada. Empieza la recarga de nuevo.',
    unknownTitle: 'Aquí no hay ningún pago',
    unknown: 'No hay ningún pago en esta dirección. No se ha cobrado nada.',
    home: 'A la página de inicio',
  },
};
