import type { SubscriptionPlan } from '@vx/contract/enums';
import type { Mail, MailTemplates } from '../mail.ts';
import type { Caller } from '../module.ts';

type Language = Caller['language'];

/** A mail as it is read. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly href: string } | null;
  /** Where it ends; on mails that nobody needs. */
  readonly unsubscribe: { readonly label: string; readonly href: string } | null;
  /** Headers beside those of every mail: one press ends it (RFC 2369, RFC 8058). */
  readonly headers: Readonly<Record<string, string>>;
}

/** Addresses that mails lead to. */
export interface MailLinks {
  verifyEmail(language: Language, token: string): string;
  resetPassword(language: Language, token: string): string;
  confirmNewsletter(language: Language, token: string): string;
  /** The page on which a reader ends or pauses what it gets. */
  unsubscribe(language: Language, reader: string): string;
  /** Where mail programs post to; a whole address. */
  oneClick(reader: string): string;
}

type Texts<Args> = Readonly<
  Record<
    Language,
    (args: Args) => Pick<MailText, 'subject' | 'paragraphs'> & { readonly label?: string }
  >
>;

/** A day as it is written in a language. */
const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** A moment of UTC as it is written in a language. */
const momentIn = (language: Language, at: string): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(at));

const planNames: Readonly<Record<SubscriptionPlan, string>> = {
  vip: 'VIP',
  vxselect: 'VX select',
  tv: 'TV',
};

/** What a withdrawal is about: a plan, or what the guest wrote. */
const contractOf = (of: Pick<MailTemplates['withdrawalReceived'], 'contract' | 'plan'>): string =>
  of.plan === null ? (of.contract ?? '') : planNames[of.plan];

const texts: { readonly [Template in keyof MailTemplates]: Texts<MailTemplates[Template]> } = {
  verifyEmail: {
    en: ({ name }) => ({
      subject: 'Please confirm your e-mail address',
      paragraphs: [
        `Hello ${name},`,
        'Confirm your address with one click. The link works for two days.',
      ],
      label: 'Confirm address',
    }),
    de: ({ name }) => ({
      subject: 'Bitte bestätige deine E-Mail-Adresse',
      paragraphs: [
        `Hallo ${name},`,
        'bestätige deine Adresse mit einem Klick. Der Link gilt zwei Tage.',
      ],
      label: 'Adresse bestätigen',
    }),
    nl: ({ name }) => ({
      subject: 'Bevestig je e-mailadres',
      paragraphs: [`Hallo ${name},`, 'Bevestig je adres met één klik. De link werkt twee dagen.'],
      label: 'Adres bevestigen',
    }),
    es: ({ name }) => ({
      subject: 'Confirma tu dirección de correo',
      paragraphs: [
        `Hola, ${name}:`,
        'Confirma tu dirección con un clic. El enlace vale durante dos días.',
      ],
      label: 'Confirmar dirección',
    }),
  },
  resetPassword: {
    en: ({ name }) => ({
      subject: 'Choose a new password',
      paragraphs: [
        `Hello ${name},`,
        'Somebody asked for a new password for your account. The link works once, for one hour. If it was not you, you need not do anything: your password stays as it is.',
      ],
      label: 'Choose a new password',
    }),
    de: ({ name }) => ({
      subject: 'Wähle ein neues Passwort',
      paragraphs: [
        `Hallo ${name},`,
        'jemand hat für dein Konto ein neues Passwort verlangt. Der Link gilt einmal und eine Stunde lang. Warst du es nicht, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
      ],
      label: 'Neues Passwort wählen',
    }),
    nl: ({ name }) => ({
      subject: 'Kies een nieuw wachtwoord',
      paragraphs: [
        `Hallo ${name},`,
        'Iemand heeft om een nieuw wachtwoord voor je account gevraagd. De link werkt één keer, een uur lang. Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
      ],
      label: 'Nieuw wachtwoord kiezen',
    }),
    es: ({ name }) => ({
      subject: 'Elige una contraseña nueva',
      paragraphs: [
        `Hola, ${name}:`,
        'Alguien ha pedido una contraseña nueva para tu cuenta. El enlace vale una vez, durante una hora. Si no has sido tú, no tienes que hacer nada: tu contraseña sigue igual.',
      ],
      label: 'Elegir contraseña nueva',
    }),
  },
  emailChanged: {
    en: ({ name }) => ({
      subject: 'Your e-mail address was changed',
      paragraphs: [
        `Hello ${name},`,
        'Your account has another e-mail address now. This one gets no more mail from us. If it was not you, please write to us at once.',
      ],
    }),
    de: ({ name }) => ({
      subject: 'Deine E-Mail-Adresse wurde geändert',
      paragraphs: [
        `Hallo ${name},`,
        'dein Konto hat jetzt eine andere E-Mail-Adresse. An diese hier schreiben wir nicht mehr. Warst du es nicht, schreib uns bitte sofort.',
      ],
    }),
    nl: ({ name }) => ({
      subject: 'Je e-mailadres is gewijzigd',
      paragraphs: [
        `Hallo ${name},`,
        'Je account heeft nu een ander e-mailadres. Naar dit adres sturen we geen mail meer. Was jij het niet, schrijf ons dan meteen.',
      ],
    }),
    es: ({ name }) => ({
      subject: 'Tu dirección de correo ha cambiado',
      paragraphs: [
        `Hola, ${name}:`,
        'Tu cuenta tiene ahora otra dirección de correo. A esta ya no te escribiremos. Si no has sido tú, escríbenos enseguida.',
      ],
    }),
  },
  passwordChanged: {
    en: ({ name }) => ({
      subject: 'Your password was changed',
      paragraphs: [
        `Hello ${name},`,
        'Your password was changed, and all other devices were logged out. If it was not you, ask for a new password on the log-in page and write to us.',
      ],
    }),
    de: ({ name }) => ({
      subject: 'Dein Passwort wurde geändert',
      paragraphs: [
        `Hallo ${name},`,
        'dein Passwort wurde geändert, und alle anderen Geräte wurden abgemeldet. Warst du es nicht, verlange auf der Anmeldeseite ein neues Passwort und schreib uns.',
      ],
    }),
    nl: ({ name }) => ({
      subject: 'Je wachtwoord is gewijzigd',
      paragraphs: [
        `Hallo ${name},`,
        'Je wachtwoord is gewijzigd en alle andere apparaten zijn uitgelogd. Was jij het niet, vraag dan op de inlogpagina om een nieuw wachtwoord en schrijf ons.',
      ],
    }),
    es: ({ name }) => ({
      subject: 'Tu contraseña ha cambiado',
      paragraphs: [
        `Hola, ${name}:`,
        'Tu contraseña ha cambiado y se ha cerrado la sesión en los demás dispositivos. Si no has sido tú, pide una contraseña nueva en la página de inicio de sesión y escríbenos.',
      ],
    }),
  },
  passkeyAdded: {
    en: ({ name, passkey }) => ({
      subject: 'A passkey was added to your account',
      paragraphs: [
        `Hello ${name},`,
        `The passkey “${passkey}” can log in to your account now. If it was not you, remove it in the settings under “Security”, change your password and write to us.`,
      ],
    }),
    de: ({ name, passkey }) => ({
      subject: 'Deinem Konto wurde ein Passkey hinzugefügt',
      paragraphs: [
        `Hallo ${name},`,
        `mit dem Passkey „${passkey}“ kann man sich jetzt in deinem Konto anmelden. Warst du es nicht, entferne ihn in den Einstellungen unter „Sicherheit“, ändere dein Passwort und schreib uns.`,
      ],
    }),
    nl: ({ name, passkey }) => ({
      subject: 'Er is een passkey aan je account toegevoegd',
      paragraphs: [
        `Hallo ${name},`,
        `Met de passkey “${passkey}” kan nu op je account worden ingelogd. Was jij het niet, verwijder hem dan in de instellingen onder “Beveiliging”, wijzig je wachtwoord en schrijf ons.`,
      ],
    }),
    es: ({ name, passkey }) => ({
      subject: 'Se ha añadido una clave de acceso a tu cuenta',
      paragraphs: [
        `Hola, ${name}:`,
        `Con la clave de acceso «${passkey}» ya se puede entrar en tu cuenta. Si no has sido tú, quítala en los ajustes, en «Seguridad», cambia tu contraseña y escríbenos.`,
      ],
    }),
  },
  deletionAsked: {
    en: ({ name, day }) => ({
      subject: 'Your account will be deleted',
      paragraphs: [
        `Hello ${name},`,
        `Your account will be deleted on ${dayIn('en', day)}. If you think again, log in before that day and keep it. If it was not you, log in now and change your password.`,
      ],
    }),
    de: ({ name, day }) => ({
      subject: 'Dein Konto wird gelöscht',
      paragraphs: [
        `Hallo ${name},`,
        `dein Konto wird am ${dayIn('de', day)} gelöscht. Wenn du es dir anders überlegst, melde dich vorher an und behalte es. Warst du es nicht, melde dich jetzt an und ändere dein Passwort.`,
      ],
    }),
    nl: ({ name, day }) => ({
      subject: 'Je account wordt verwijderd',
      paragraphs: [
        `Hallo ${name},`,
        `Je account wordt op ${dayIn('nl', day)} verwijderd. Bedenk je je, log dan voor die dag in en houd het. Was jij het niet, log dan nu in en wijzig je wachtwoord.`,
      ],
    }),
    es: ({ name, day }) => ({
      subject: 'Tu cuenta se eliminará',
      paragraphs: [
        `Hola, ${name}:`,
        `Tu cuenta se eliminará el ${dayIn('es', day)}. Si cambias de idea, entra antes de ese día y consérvala. Si no has sido tú, entra ahora y cambia tu contraseña.`,
      ],
    }),
  },
  accountDeleted: {
    en: ({ name }) => ({
      subject: 'Your account is deleted',
      paragraphs: [
        `Hello ${name},`,
        'Your account is deleted. What the law has us keep about payments leads to nobody any more. This is our last mail.',
      ],
    }),
    de: ({ name }) => ({
      subject: 'Dein Konto ist gelöscht',
      paragraphs: [
        `Hallo ${name},`,
        'dein Konto ist gelöscht. Was wir über Zahlungen aufbewahren müssen, führt zu niemandem mehr. Das ist unsere letzte E-Mail.',
      ],
    }),
    nl: ({ name }) => ({
      subject: 'Je account is verwijderd',
      paragraphs: [
        `Hallo ${name},`,
        'Je account is verwijderd. Wat we over betalingen moeten bewaren, leidt naar niemand meer. Dit is onze laatste mail.',
      ],
    }),
    es: ({ name }) => ({
      subject: 'Tu cuenta está eliminada',
      paragraphs: [
        `Hola, ${name}:`,
        'Tu cuenta está eliminada. Lo que la ley nos hace guardar sobre pagos ya no lleva a nadie. Este es nuestro último correo.',
      ],
    }),
  },
  exportReady: {
    en: ({ name }) => ({
      subject: 'The copy of your data is ready',
      paragraphs: [
        `Hello ${name},`,
        'You find it in your settings, under privacy, for seven days.',
      ],
    }),
    de: ({ name }) => ({
      subject: 'Die Kopie deiner Daten ist fertig',
      paragraphs: [
        `Hallo ${name},`,
        'du findest sie sieben Tage lang in deinen Einstellungen unter Privatsphäre.',
      ],
    }),
    nl: ({ name }) => ({
      subject: 'De kopie van je gegevens is klaar',
      paragraphs: [
        `Hallo ${name},`,
        'Je vindt haar zeven dagen lang in je instellingen, onder privacy.',
      ],
    }),
    es: ({ name }) => ({
      subject: 'La copia de tus datos está lista',
      paragraphs: [
        `Hola, ${name}:`,
        'La encuentras durante siete días en tus ajustes, en privacidad.',
      ],
    }),
  },
  favouriteLive: {
    en: ({ name, actor }) => ({
      subject: `${actor} is live`,
      paragraphs: [`Hello ${name},`, `${actor}, whom you follow, is online now.`],
    }),
    de: ({ name, actor }) => ({
      subject: `${actor} ist live`,
      paragraphs: [`Hallo ${name},`, `${actor} ist jetzt online. Du folgst diesem Profil.`],
    }),
    nl: ({ name, actor }) => ({
      subject: `${actor} is live`,
      paragraphs: [`Hallo ${name},`, `${actor}, die je volgt, is nu online.`],
    }),
    es: ({ name, actor }) => ({
      subject: `${actor} está en directo`,
      paragraphs: [`Hola, ${name}:`, `${actor}, a quien sigues, está en línea ahora.`],
    }),
  },
  chatReceipt: {
    en: ({ name, actor, time, price }) => ({
      subject: 'Receipt of your chat',
      paragraphs: [`Hello ${name},`, `Your chat with ${actor} lasted ${time} and cost ${price}.`],
    }),
    de: ({ name, actor, time, price }) => ({
      subject: 'Beleg deines Chats',
      paragraphs: [
        `Hallo ${name},`,
        `dein Chat mit ${actor} hat ${time} gedauert und ${price} gekostet.`,
      ],
    }),
    nl: ({ name, actor, time, price }) => ({
      subject: 'Bon van je chat',
      paragraphs: [`Hallo ${name},`, `Je chat met ${actor} duurde ${time} en kostte ${price}.`],
    }),
    es: ({ name, actor, time, price }) => ({
      subject: 'Recibo de tu chat',
      paragraphs: [`Hola, ${name}:`, `Tu chat con ${actor} duró ${time} y costó ${price}.`],
    }),
  },
  newsletterConfirm: {
    en: () => ({
      subject: 'Do you want our news?',
      paragraphs: [
        'Somebody asked for our newsletter with this address. It begins once you press the button; the link works for a week.',
        'If it was not you, you need not do anything.',
      ],
      label: 'Yes, send me news',
    }),
    de: () => ({
      subject: 'Möchtest du unsere Neuigkeiten?',
      paragraphs: [
        'Jemand hat mit dieser Adresse unseren Newsletter bestellt. Er beginnt, sobald du auf den Knopf drückst; der Link gilt eine Woche.',
        'Warst du es nicht, brauchst du nichts zu tun.',
      ],
      label: 'Ja, schickt mir Neuigkeiten',
    }),
    nl: () => ({
      subject: 'Wil je ons nieuws ontvangen?',
      paragraphs: [
        'Iemand heeft met dit adres onze nieuwsbrief aangevraagd. Hij begint zodra je op de knop drukt; de link werkt een week.',
        'Was jij het niet, dan hoef je niets te doen.',
      ],
      label: 'Ja, stuur me nieuws',
    }),
    es: () => ({
      subject: '¿Quieres recibir nuestras novedades?',
      paragraphs: [
        'Alguien ha pedido nuestro boletín con esta dirección. Empieza cuando pulses el botón; el enlace vale una semana.',
        'Si no has sido tú, no tienes que hacer nada.',
      ],
      label: 'Sí, enviadme novedades',
    }),
  },
  newsletterWelcome: {
    en: () => ({
      subject: 'Your news begins',
      paragraphs: [
        'From now on we write to you when there is something new, never more than once a day.',
      ],
    }),
    de: () => ({
      subject: 'Deine Neuigkeiten beginnen',
      paragraphs: [
        'Ab jetzt schreiben wir dir, wenn es etwas Neues gibt, nie öfter als einmal am Tag.',
      ],
    }),
    nl: () => ({
      subject: 'Je nieuws begint',
      paragraphs: ['Vanaf nu schrijven we je als er iets nieuws is, nooit vaker dan eens per dag.'],
    }),
    es: () => ({
      subject: 'Empiezan tus novedades',
      paragraphs: ['Desde ahora te escribimos cuando hay algo nuevo, nunca más de una vez al día.'],
    }),
  },
  newsletter: {
    en: ({ subject, text }) => ({ subject, paragraphs: [text] }),
    de: ({ subject, text }) => ({ subject, paragraphs: [text] }),
    nl: ({ subject, text }) => ({ subject, paragraphs: [text] }),
    es: ({ subject, text }) => ({ subject, paragraphs: [text] }),
  },
  topUpReceipt: {
    en: ({ name, brings, price }) => ({
      subject: `Receipt: ${brings}`,
      paragraphs: [`Hello ${name},`, `Thank you. ${brings} for ${price} are in your wallet now.`],
    }),
    de: ({ name, brings, price }) => ({
      subject: `Beleg: ${brings}`,
      paragraphs: [
        `Hallo ${name},`,
        `vielen Dank. ${brings} für ${price} sind jetzt in deiner Geldbörse.`,
      ],
    }),
    nl: ({ name, brings, price }) => ({
      subject: `Bon: ${brings}`,
      paragraphs: [
        `Hallo ${name},`,
        `Bedankt. ${brings} voor ${price} staan nu in je portemonnee.`,
      ],
    }),
    es: ({ name, brings, price }) => ({
      subject: `Recibo: ${brings}`,
      paragraphs: [`Hola, ${name}:`, `Gracias. Ya tienes ${brings} por ${price} en tu monedero.`],
    }),
  },
  subscriptionPaid: {
    en: ({ name, plan, price, until }) => ({
      subject: `Receipt: ${planNames[plan]}`,
      paragraphs: [
        `Hello ${name},`,
        `${planNames[plan]} is paid until ${dayIn('en', until)}: ${price} were charged to your wallet. Then it renews at the same price until you cancel, in your account, at any time.`,
        'You may withdraw from a new subscription within 14 days. The link “Withdraw from contract” stands at the foot of every page.',
      ],
    }),
    de: ({ name, plan, price, until }) => ({
      subject: `Beleg: ${planNames[plan]}`,
      paragraphs: [
        `Hallo ${name},`,
        `${planNames[plan]} ist bis ${dayIn('de', until)} bezahlt: ${price} wurden von deiner Geldbörse abgebucht. Danach verlängert es sich zum gleichen Preis, bis du kündigst, jederzeit in deinem Konto.`,
        'Ein neues Abo kannst du 14 Tage lang widerrufen. Der Link „Vertrag widerrufen“ steht am Fuß jeder Seite.',
      ],
    }),
    nl: ({ name, plan, price, until }) => ({
      subject: `Bon: ${planNames[plan]}`,
      paragraphs: [
        `Hallo ${name},`,
        `${planNames[plan]} is betaald tot ${dayIn('nl', until)}: ${price} is van je portemonnee afgeschreven. Daarna wordt het tegen dezelfde prijs verlengd, tot je opzegt, op elk moment in je account.`,
        'Een nieuw abonnement kun je 14 dagen lang herroepen. De link “Overeenkomst herroepen” staat onder aan elke pagina.',
      ],
    }),
    es: ({ name, plan, price, until }) => ({
      subject: `Recibo: ${planNames[plan]}`,
      paragraphs: [
        `Hola, ${name}:`,
        `${planNames[plan]} está pagado hasta el ${dayIn('es', until)}: se cobraron ${price} de tu monedero. Después se renueva al mismo precio hasta que lo canceles, cuando quieras, en tu cuenta.`,
        'Puedes desistir de una suscripción nueva durante 14 días. El enlace «Desistir del contrato» está al pie de cada página.',
      ],
    }),
  },
  subscriptionCancelled: {
    en: ({ name, plan, until }) => ({
      subject: `${planNames[plan]} is cancelled`,
      paragraphs: [
        `Hello ${name},`,
        `we have your cancellation. ${planNames[plan]} stays until ${dayIn('en', until)}; nothing more is charged.`,
      ],
    }),
    de: ({ name, plan, until }) => ({
      subject: `${planNames[plan]} ist gekündigt`,
      paragraphs: [
        `Hallo ${name},`,
        `deine Kündigung ist da. ${planNames[plan]} bleibt dir bis ${dayIn('de', until)}; es wird nichts mehr abgebucht.`,
      ],
    }),
    nl: ({ name, plan, until }) => ({
      subject: `${planNames[plan]} is opgezegd`,
      paragraphs: [
        `Hallo ${name},`,
        `we hebben je opzegging. ${planNames[plan]} blijft tot ${dayIn('nl', until)}; er wordt niets meer afgeschreven.`,
      ],
    }),
    es: ({ name, plan, until }) => ({
      subject: `${planNames[plan]} está cancelado`,
      paragraphs: [
        `Hola, ${name}:`,
        `tenemos tu cancelación. Conservas ${planNames[plan]} hasta el ${dayIn('es', until)}; no se cobra nada más.`,
      ],
    }),
  },
  subscriptionUnpaid: {
    en: ({ name, plan, until }) => ({
      subject: `${planNames[plan]} could not be renewed`,
      paragraphs: [
        `Hello ${name},`,
        `we could not charge the next period of ${planNames[plan]}. Nothing was charged. We try again once a day; top up until ${dayIn('en', until)} and it goes on, otherwise it ends then.`,
      ],
    }),
    de: ({ name, plan, until }) => ({
      subject: `${planNames[plan]} konnte nicht verlängert werden`,
      paragraphs: [
        `Hallo ${name},`,
        `wir konnten den nächsten Zeitraum von ${planNames[plan]} nicht abbuchen. Es wurde nichts abgebucht. Wir versuchen es einmal am Tag wieder; lade bis ${dayIn('de', until)} auf, und es geht weiter, sonst endet es dann.`,
      ],
    }),
    nl: ({ name, plan, until }) => ({
      subject: `${planNames[plan]} kon niet worden verlengd`,
      paragraphs: [
        `Hallo ${name},`,
        `we konden de volgende periode van ${planNames[plan]} niet afschrijven. Er is niets afgeschreven. We proberen het één keer per dag opnieuw; waardeer op tot ${dayIn('nl', until)} en het loopt door, anders stopt het dan.`,
      ],
    }),
    es: ({ name, plan, until }) => ({
      subject: `No se pudo renovar ${planNames[plan]}`,
      paragraphs: [
        `Hola, ${name}:`,
        `no pudimos cobrar el próximo periodo de ${planNames[plan]}. No se cobró nada. Lo intentamos otra vez cada día; recarga hasta el ${dayIn('es', until)} y sigue, si no, termina entonces.`,
      ],
    }),
  },
  subscriptionEnded: {
    en: ({ name, plan }) => ({
      subject: `${planNames[plan]} has ended`,
      paragraphs: [`Hello ${name},`, `${planNames[plan]} has ended. Nothing more is charged.`],
    }),
    de: ({ name, plan }) => ({
      subject: `${planNames[plan]} ist beendet`,
      paragraphs: [
        `Hallo ${name},`,
        `${planNames[plan]} ist beendet. Es wird nichts mehr abgebucht.`,
      ],
    }),
    nl: ({ name, plan }) => ({
      subject: `${planNames[plan]} is gestopt`,
      paragraphs: [
        `Hallo ${name},`,
        `${planNames[plan]} is gestopt. Er wordt niets meer afgeschreven.`,
      ],
    }),
    es: ({ name, plan }) => ({
      subject: `${planNames[plan]} ha terminado`,
      paragraphs: [`Hola, ${name}:`, `${planNames[plan]} ha terminado. No se cobra nada más.`],
    }),
  },
  withdrawalReceived: {
    en: ({ name, at, refund, ...of }) => ({
      subject: 'Your withdrawal has arrived',
      paragraphs: [
        `Hello ${name},`,
        `your withdrawal reached us on ${momentIn('en', at)} (UTC). It concerns: ${contractOf(of)}.`,
        refund === null
          ? 'We look at it and write to you. You need not do anything else.'
          : `The subscription has ended, and ${refund} are back in your wallet.`,
      ],
    }),
    de: ({ name, at, refund, ...of }) => ({
      subject: 'Dein Widerruf ist eingegangen',
      paragraphs: [
        `Hallo ${name},`,
        `dein Widerruf ist am ${momentIn('de', at)} (UTC) bei uns eingegangen. Er betrifft: ${contractOf(of)}.`,
        refund === null
          ? 'Wir prüfen ihn und schreiben dir. Mehr brauchst du nicht zu tun.'
          : `Das Abo ist beendet, und ${refund} sind wieder in deiner Geldbörse.`,
      ],
    }),
    nl: ({ name, at, refund, ...of }) => ({
      subject: 'Je herroeping is ontvangen',
      paragraphs: [
        `Hallo ${name},`,
        `we hebben je herroeping ontvangen op ${momentIn('nl', at)} (UTC). Het gaat om: ${contractOf(of)}.`,
        refund === null
          ? 'We bekijken haar en schrijven je. Meer hoef je niet te doen.'
          : `Het abonnement is beëindigd en ${refund} staat weer in je portemonnee.`,
      ],
    }),
    es: ({ name, at, refund, ...of }) => ({
      subject: 'Hemos recibido tu desistimiento',
      paragraphs: [
        `Hola, ${name}:`,
        `tu desistimiento nos llegó el ${momentIn('es', at)} (UTC). Se refiere a: ${contractOf(of)}.`,
        refund === null
          ? 'Lo revisamos y te escribimos. No tienes que hacer nada más.'
          : `La suscripción ha terminado, y ${refund} vuelven a estar en tu monedero.`,
      ],
    }),
  },
};

/** Puts a mail into words. */
export function mailText(mail: Mail, links: MailLinks): MailText {
  const write = texts[mail.template][mail.language] as (
    args: unknown,
  ) => ReturnType<Texts<never>['en']>;
  const { subject, paragraphs, label } = write(mail.args);
  const token = 'token' in mail.args ? mail.args.token : null;
  const link = linkOf(mail.template, links);
  return {
    subject,
    paragraphs,
    action: label && token ? { label, href: link(mail.language, token) } : null,
    ...endOf(mail, links),
  };
}

function linkOf(template: keyof MailTemplates, links: MailLinks): MailLinks['verifyEmail'] {
  if (template === 'resetPassword') return links.resetPassword;
  return template === 'newsletterConfirm' ? links.confirmNewsletter : links.verifyEmail;
}

const unsubscribeLabel: Readonly<Record<Language, string>> = {
  en: 'Unsubscribe or pause',
  de: 'Abmelden oder pausieren',
  nl: 'Afmelden of pauzeren',
  es: 'Darse de baja o pausar',
};

/** How a mail that nobody needs is ended: by a page, and by one press in the mail program. */
function endOf(mail: Mail, links: MailLinks): Pick<MailText, 'unsubscribe' | 'headers'> {
  if (!('reader' in mail.args)) return { unsubscribe: null, headers: {} };
  const { reader } = mail.args;
  return {
    unsubscribe: {
      label: unsubscribeLabel[mail.language],
      href: links.unsubscribe(mail.language, reader),
    },
    headers: {
      'List-Unsubscribe': `<${links.oneClick(reader)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
