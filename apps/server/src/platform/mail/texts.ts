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
  /** Where the old address stops a new one, or agrees to it. */
  answerEmailChange(language: Language, token: string): string;
  resetPassword(language: Language, token: string): string;
  confirmNewsletter(language: Language, token: string): string;
  confirmWithdrawal(language: Language, token: string): string;
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

/** A moment to the second, in a sentence of its own; nothing where there is none. */
const secondIn = (
  language: Language,
  at: string | undefined,
  say: (at: string) => string,
): readonly string[] =>
  at === undefined
    ? []
    : [
        say(
          new Intl.DateTimeFormat(language, {
            dateStyle: 'long',
            timeStyle: 'medium',
            timeZone: 'UTC',
          }).format(new Date(at)),
        ),
      ];

/** `name` is empty where the address is not confirmed. */
const hello: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  de: (name) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
  nl: (name) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
  es: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
};

const planNames: Readonly<Record<SubscriptionPlan, string>> = {
  vip: 'VIP',
  vxselect: 'VX select',
  tv: 'TV',
};

/** What a withdrawal is about: a plan, or what the guest wrote. */
const contractOf = (of: Pick<MailTemplates['withdrawalReceived'], 'contract' | 'plan'>): string =>
  of.plan === null ? (of.contract ?? '') : planNames[of.plan];

/** Who declared it and under which reference, where the mail knows. */
const factsOf = (
  of: Pick<MailTemplates['withdrawalReceived'], 'declaredBy' | 'reference'>,
  by: string,
  reference: string,
): readonly string[] => [
  ...(of.declaredBy === undefined ? [] : [`${by}: ${of.declaredBy}`]),
  ...(of.reference === undefined ? [] : [`${reference}: ${of.reference}`]),
];

const texts: { readonly [Template in keyof MailTemplates]: Texts<MailTemplates[Template]> } = {
  verifyEmail: {
    en: ({ name }) => ({
      subject: 'Please confirm your e-mail address',
      paragraphs: [
        hello.en(name),
        'Confirm your address with one click. The link works for two days.',
      ],
      label: 'Confirm address',
    }),
    de: ({ name }) => ({
      subject: 'Bitte bestätige deine E-Mail-Adresse',
      paragraphs: [
        hello.de(name),
        'bestätige deine Adresse mit einem Klick. Der Link gilt zwei Tage.',
      ],
      label: 'Adresse bestätigen',
    }),
    nl: ({ name }) => ({
      subject: 'Bevestig je e-mailadres',
      paragraphs: [hello.nl(name), 'Bevestig je adres met één klik. De link werkt twee dagen.'],
      label: 'Adres bevestigen',
    }),
    es: ({ name }) => ({
      subject: 'Confirma tu dirección de correo',
      paragraphs: [
        hello.es(name),
        'Confirma tu dirección con un clic. El enlace vale durante dos días.',
      ],
      label: 'Confirmar dirección',
    }),
  },
  resetPassword: {
    en: ({ name, signedUpAt }) => ({
      subject: 'Choose a new password',
      paragraphs: [
        hello.en(name),
        'Somebody asked for a new password for your account. The link works once, for one hour. If it was not you, you need not do anything: your password stays as it is.',
        ...secondIn(
          'en',
          signedUpAt,
          (at) =>
            `There are several accounts with this address. This link is for the one that was opened on ${at} (UTC).`,
        ),
      ],
      label: 'Choose a new password',
    }),
    de: ({ name, signedUpAt }) => ({
      subject: 'Wähle ein neues Passwort',
      paragraphs: [
        hello.de(name),
        'jemand hat für dein Konto ein neues Passwort verlangt. Der Link gilt einmal und eine Stunde lang. Warst du es nicht, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
        ...secondIn(
          'de',
          signedUpAt,
          (at) =>
            `Mit dieser Adresse gibt es mehrere Konten. Dieser Link gilt für das vom ${at} (UTC).`,
        ),
      ],
      label: 'Neues Passwort wählen',
    }),
    nl: ({ name, signedUpAt }) => ({
      subject: 'Kies een nieuw wachtwoord',
      paragraphs: [
        hello.nl(name),
        'Iemand heeft om een nieuw wachtwoord voor je account gevraagd. De link werkt één keer, een uur lang. Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
        ...secondIn(
          'nl',
          signedUpAt,
          (at) =>
            `Er zijn meerdere accounts met dit adres. Deze link is voor het account van ${at} (UTC).`,
        ),
      ],
      label: 'Nieuw wachtwoord kiezen',
    }),
    es: ({ name, signedUpAt }) => ({
      subject: 'Elige una contraseña nueva',
      paragraphs: [
        hello.es(name),
        'Alguien ha pedido una contraseña nueva para tu cuenta. El enlace vale una vez, durante una hora. Si no has sido tú, no tienes que hacer nada: tu contraseña sigue igual.',
        ...secondIn(
          'es',
          signedUpAt,
          (at) =>
            `Hay varias cuentas con esta dirección. Este enlace es para la que se abrió el ${at} (UTC).`,
        ),
      ],
      label: 'Elegir contraseña nueva',
    }),
  },
  emailChangeAsked: {
    en: ({ name, email }) => ({
      subject: 'Your e-mail address is to be changed',
      paragraphs: [
        hello.en(name),
        `Somebody who knows your password asked us to replace this address by ${email === '' ? 'another one' : email}. It takes effect a day after the new address is confirmed, or as soon as you agree.`,
        'If it was not you, stop it now and choose a new password.',
      ],
      label: 'Stop it, or agree',
    }),
    de: ({ name, email }) => ({
      subject: 'Deine E-Mail-Adresse soll geändert werden',
      paragraphs: [
        hello.de(name),
        `jemand, der dein Passwort kennt, möchte diese Adresse durch ${email === '' ? 'eine andere' : email} ersetzen. Das gilt einen Tag nachdem die neue Adresse bestätigt ist, oder sobald du zustimmst.`,
        'Warst du es nicht, halte es jetzt auf und wähle ein neues Passwort.',
      ],
      label: 'Aufhalten oder zustimmen',
    }),
    nl: ({ name, email }) => ({
      subject: 'Je e-mailadres wordt gewijzigd',
      paragraphs: [
        hello.nl(name),
        `Iemand die je wachtwoord kent, wil dit adres vervangen door ${email === '' ? 'een ander' : email}. Dat gaat in een dag nadat het nieuwe adres is bevestigd, of zodra je akkoord gaat.`,
        'Was jij het niet, houd het dan nu tegen en kies een nieuw wachtwoord.',
      ],
      label: 'Tegenhouden of akkoord gaan',
    }),
    es: ({ name, email }) => ({
      subject: 'Van a cambiar tu dirección de correo',
      paragraphs: [
        hello.es(name),
        `Alguien que conoce tu contraseña ha pedido sustituir esta dirección por ${email === '' ? 'otra' : email}. El cambio vale un día después de confirmarse la dirección nueva, o en cuanto lo aceptes.`,
        'Si no has sido tú, detenlo ahora y elige una contraseña nueva.',
      ],
      label: 'Detenerlo o aceptarlo',
    }),
  },
  emailInUse: {
    en: ({ name }) => ({
      subject: 'Somebody named your e-mail address',
      paragraphs: [
        hello.en(name),
        'Somebody wanted to use this address for an account with us. You have one already. If it was you, log in with your password, or ask for a new one on the log-in page.',
        'If it was not you, you need not do anything: nobody but you can confirm this address.',
      ],
    }),
    de: ({ name }) => ({
      subject: 'Jemand hat deine E-Mail-Adresse angegeben',
      paragraphs: [
        hello.de(name),
        'jemand wollte diese Adresse für ein Konto bei uns verwenden. Du hast schon eines. Warst du es, melde dich mit deinem Passwort an oder verlange auf der Anmeldeseite ein neues.',
        'Warst du es nicht, brauchst du nichts zu tun: Niemand außer dir kann diese Adresse bestätigen.',
      ],
    }),
    nl: ({ name }) => ({
      subject: 'Iemand heeft je e-mailadres opgegeven',
      paragraphs: [
        hello.nl(name),
        'Iemand wilde dit adres gebruiken voor een account bij ons. Je hebt er al een. Was jij het, log dan in met je wachtwoord of vraag op de inlogpagina een nieuw aan.',
        'Was jij het niet, dan hoef je niets te doen: niemand behalve jij kan dit adres bevestigen.',
      ],
    }),
    es: ({ name }) => ({
      subject: 'Alguien ha dado tu dirección de correo',
      paragraphs: [
        hello.es(name),
        'Alguien ha querido usar esta dirección para una cuenta nuestra. Ya tienes una. Si has sido tú, entra con tu contraseña o pide una nueva en la página de inicio de sesión.',
        'Si no has sido tú, no tienes que hacer nada: nadie más que tú puede confirmar esta dirección.',
      ],
    }),
  },
  emailChanged: {
    en: ({ name }) => ({
      subject: 'Your e-mail address was changed',
      paragraphs: [
        hello.en(name),
        'Your account has another e-mail address now. This one gets no more mail from us. If it was not you, please write to us at once.',
      ],
    }),
    de: ({ name }) => ({
      subject: 'Deine E-Mail-Adresse wurde geändert',
      paragraphs: [
        hello.de(name),
        'dein Konto hat jetzt eine andere E-Mail-Adresse. An diese hier schreiben wir nicht mehr. Warst du es nicht, schreib uns bitte sofort.',
      ],
    }),
    nl: ({ name }) => ({
      subject: 'Je e-mailadres is gewijzigd',
      paragraphs: [
        hello.nl(name),
        'Je account heeft nu een ander e-mailadres. Naar dit adres sturen we geen mail meer. Was jij het niet, schrijf ons dan meteen.',
      ],
    }),
    es: ({ name }) => ({
      subject: 'Tu dirección de correo ha cambiado',
      paragraphs: [
        hello.es(name),
        'Tu cuenta tiene ahora otra dirección de correo. A esta ya no te escribiremos. Si no has sido tú, escríbenos enseguida.',
      ],
    }),
  },
  passwordChanged: {
    en: ({ name }) => ({
      subject: 'Your password was changed',
      paragraphs: [
        hello.en(name),
        'Your password was changed, and all other devices were logged out. If it was not you, ask for a new password on the log-in page and write to us.',
      ],
    }),
    de: ({ name }) => ({
      subject: 'Dein Passwort wurde geändert',
      paragraphs: [
        hello.de(name),
        'dein Passwort wurde geändert, und alle anderen Geräte wurden abgemeldet. Warst du es nicht, verlange auf der Anmeldeseite ein neues Passwort und schreib uns.',
      ],
    }),
    nl: ({ name }) => ({
      subject: 'Je wachtwoord is gewijzigd',
      paragraphs: [
        hello.nl(name),
        'Je wachtwoord is gewijzigd en alle andere apparaten zijn uitgelogd. Was jij het niet, vraag dan op de inlogpagina om een nieuw wachtwoord en schrijf ons.',
      ],
    }),
    es: ({ name }) => ({
      subject: 'Tu contraseña ha cambiado',
      paragraphs: [
        hello.es(name),
        'Tu contraseña ha cambiado y se ha cerrado la sesión en los demás dispositivos. Si no has sido tú, pide una contraseña nueva en la página de inicio de sesión y escríbenos.',
      ],
    }),
  },
  passwordReset: {
    en: ({ name, passkeys }) => ({
      subject: 'You have a new password',
      paragraphs: [
        hello.en(name),
        'A new password was chosen with a link that we mailed to you, and all devices were logged out. If it was not you, ask for a new password on the log-in page and write to us.',
        ...(passkeys > 0
          ? [
              'Your passkeys open the account again when you have confirmed them in the settings under “Security”. Remove those that you do not know.',
            ]
          : []),
      ],
    }),
    de: ({ name, passkeys }) => ({
      subject: 'Du hast ein neues Passwort',
      paragraphs: [
        hello.de(name),
        'mit einem Link, den wir dir geschickt haben, wurde ein neues Passwort gewählt, und alle Geräte wurden abgemeldet. Warst du es nicht, verlange auf der Anmeldeseite ein neues Passwort und schreib uns.',
        ...(passkeys > 0
          ? [
              'Deine Passkeys öffnen das Konto wieder, wenn du sie in den Einstellungen unter „Sicherheit“ bestätigt hast. Entferne die, die du nicht kennst.',
            ]
          : []),
      ],
    }),
    nl: ({ name, passkeys }) => ({
      subject: 'Je hebt een nieuw wachtwoord',
      paragraphs: [
        hello.nl(name),
        'Met een link die we je hebben gemaild, is een nieuw wachtwoord gekozen, en alle apparaten zijn uitgelogd. Was jij het niet, vraag dan op de inlogpagina om een nieuw wachtwoord en schrijf ons.',
        ...(passkeys > 0
          ? [
              'Je passkeys openen het account weer als je ze in de instellingen onder “Beveiliging” hebt bevestigd. Verwijder wat je niet kent.',
            ]
          : []),
      ],
    }),
    es: ({ name, passkeys }) => ({
      subject: 'Tienes una contraseña nueva',
      paragraphs: [
        hello.es(name),
        'Con un enlace que te enviamos se ha elegido una contraseña nueva y se ha cerrado la sesión en todos los dispositivos. Si no has sido tú, pide una contraseña nueva en la página de inicio de sesión y escríbenos.',
        ...(passkeys > 0
          ? [
              'Tus claves de acceso vuelven a abrir la cuenta cuando las confirmes en los ajustes, en «Seguridad». Quita las que no conozcas.',
            ]
          : []),
      ],
    }),
  },
  passkeyAdded: {
    en: ({ name, passkey }) => ({
      subject: 'A passkey was added to your account',
      paragraphs: [
        hello.en(name),
        `${passkey === '' ? 'A new passkey' : `The passkey “${passkey}”`} can log in to your account now. If it was not you, remove it in the settings under “Security”, change your password and write to us.`,
      ],
    }),
    de: ({ name, passkey }) => ({
      subject: 'Deinem Konto wurde ein Passkey hinzugefügt',
      paragraphs: [
        hello.de(name),
        `${passkey === '' ? 'mit einem neuen Passkey' : `mit dem Passkey „${passkey}“`} kann man sich jetzt in deinem Konto anmelden. Warst du es nicht, entferne ihn in den Einstellungen unter „Sicherheit“, ändere dein Passwort und schreib uns.`,
      ],
    }),
    nl: ({ name, passkey }) => ({
      subject: 'Er is een passkey aan je account toegevoegd',
      paragraphs: [
        hello.nl(name),
        `${passkey === '' ? 'Met een nieuwe passkey' : `Met de passkey “${passkey}”`} kan nu op je account worden ingelogd. Was jij het niet, verwijder hem dan in de instellingen onder “Beveiliging”, wijzig je wachtwoord en schrijf ons.`,
      ],
    }),
    es: ({ name, passkey }) => ({
      subject: 'Se ha añadido una clave de acceso a tu cuenta',
      paragraphs: [
        hello.es(name),
        `${passkey === '' ? 'Con una clave de acceso nueva' : `Con la clave de acceso «${passkey}»`} ya se puede entrar en tu cuenta. Si no has sido tú, quítala en los ajustes, en «Seguridad», cambia tu contraseña y escríbenos.`,
      ],
    }),
  },
  passkeyRemoved: {
    en: ({ name, passkey }) => ({
      subject: 'A passkey was removed from your account',
      paragraphs: [
        hello.en(name),
        `Nobody logs in to your account with ${passkey === '' ? 'one of its passkeys' : `the passkey “${passkey}”`} any more, and all other devices were logged out. If it was not you, change your password and write to us.`,
      ],
    }),
    de: ({ name, passkey }) => ({
      subject: 'Ein Passkey wurde aus deinem Konto entfernt',
      paragraphs: [
        hello.de(name),
        `mit ${passkey === '' ? 'einem seiner Passkeys' : `dem Passkey „${passkey}“`} kann sich niemand mehr in deinem Konto anmelden, und alle anderen Geräte wurden abgemeldet. Warst du es nicht, ändere dein Passwort und schreib uns.`,
      ],
    }),
    nl: ({ name, passkey }) => ({
      subject: 'Er is een passkey uit je account verwijderd',
      paragraphs: [
        hello.nl(name),
        `Met ${passkey === '' ? 'een van je passkeys' : `de passkey “${passkey}”`} kan niemand meer op je account inloggen, en alle andere apparaten zijn uitgelogd. Was jij het niet, wijzig dan je wachtwoord en schrijf ons.`,
      ],
    }),
    es: ({ name, passkey }) => ({
      subject: 'Se ha quitado una clave de acceso de tu cuenta',
      paragraphs: [
        hello.es(name),
        `Con ${passkey === '' ? 'una de tus claves de acceso' : `la clave de acceso «${passkey}»`} ya nadie puede entrar en tu cuenta, y se ha cerrado la sesión en los demás dispositivos. Si no has sido tú, cambia tu contraseña y escríbenos.`,
      ],
    }),
  },
  deletionAsked: {
    en: ({ name, day }) => ({
      subject: 'Your account will be deleted',
      paragraphs: [
        hello.en(name),
        `Your account will be deleted on ${dayIn('en', day)}. If you think again, log in before that day and keep it. If it was not you, log in now and change your password.`,
      ],
    }),
    de: ({ name, day }) => ({
      subject: 'Dein Konto wird gelöscht',
      paragraphs: [
        hello.de(name),
        `dein Konto wird am ${dayIn('de', day)} gelöscht. Wenn du es dir anders überlegst, melde dich vorher an und behalte es. Warst du es nicht, melde dich jetzt an und ändere dein Passwort.`,
      ],
    }),
    nl: ({ name, day }) => ({
      subject: 'Je account wordt verwijderd',
      paragraphs: [
        hello.nl(name),
        `Je account wordt op ${dayIn('nl', day)} verwijderd. Bedenk je je, log dan voor die dag in en houd het. Was jij het niet, log dan nu in en wijzig je wachtwoord.`,
      ],
    }),
    es: ({ name, day }) => ({
      subject: 'Tu cuenta se eliminará',
      paragraphs: [
        hello.es(name),
        `Tu cuenta se eliminará el ${dayIn('es', day)}. Si cambias de idea, entra antes de ese día y consérvala. Si no has sido tú, entra ahora y cambia tu contraseña.`,
      ],
    }),
  },
  accountDeleted: {
    en: ({ name }) => ({
      subject: 'Your account is deleted',
      paragraphs: [
        hello.en(name),
        'Your account is deleted. What the law has us keep about payments leads to nobody any more. This is our last mail.',
      ],
    }),
    de: ({ name }) => ({
      subject: 'Dein Konto ist gelöscht',
      paragraphs: [
        hello.de(name),
        'dein Konto ist gelöscht. Was wir über Zahlungen aufbewahren müssen, führt zu niemandem mehr. Das ist unsere letzte E-Mail.',
      ],
    }),
    nl: ({ name }) => ({
      subject: 'Je account is verwijderd',
      paragraphs: [
        hello.nl(name),
        'Je account is verwijderd. Wat we over betalingen moeten bewaren, leidt naar niemand meer. Dit is onze laatste mail.',
      ],
    }),
    es: ({ name }) => ({
      subject: 'Tu cuenta está eliminada',
      paragraphs: [
        hello.es(name),
        'Tu cuenta está eliminada. Lo que la ley nos hace guardar sobre pagos ya no lleva a nadie. Este es nuestro último correo.',
      ],
    }),
  },
  exportReady: {
    en: ({ name }) => ({
      subject: 'The copy of your data is ready',
      paragraphs: [hello.en(name), 'You find it in your settings, under privacy, for seven days.'],
    }),
    de: ({ name }) => ({
      subject: 'Die Kopie deiner Daten ist fertig',
      paragraphs: [
        hello.de(name),
        'du findest sie sieben Tage lang in deinen Einstellungen unter Privatsphäre.',
      ],
    }),
    nl: ({ name }) => ({
      subject: 'De kopie van je gegevens is klaar',
      paragraphs: [
        hello.nl(name),
        'Je vindt haar zeven dagen lang in je instellingen, onder privacy.',
      ],
    }),
    es: ({ name }) => ({
      subject: 'La copia de tus datos está lista',
      paragraphs: [
        hello.es(name),
        'La encuentras durante siete días en tus ajustes, en privacidad.',
      ],
    }),
  },
  favouriteLive: {
    en: ({ name, actor }) => ({
      subject: `${actor} is live`,
      paragraphs: [hello.en(name), `${actor}, whom you follow, is online now.`],
    }),
    de: ({ name, actor }) => ({
      subject: `${actor} ist live`,
      paragraphs: [hello.de(name), `${actor} ist jetzt online. Du folgst diesem Profil.`],
    }),
    nl: ({ name, actor }) => ({
      subject: `${actor} is live`,
      paragraphs: [hello.nl(name), `${actor}, die je volgt, is nu online.`],
    }),
    es: ({ name, actor }) => ({
      subject: `${actor} está en directo`,
      paragraphs: [hello.es(name), `${actor}, a quien sigues, está en línea ahora.`],
    }),
  },
  chatReceipt: {
    en: ({ name, actor, time, price }) => ({
      subject: 'Receipt of your chat',
      paragraphs: [hello.en(name), `Your chat with ${actor} lasted ${time} and cost ${price}.`],
    }),
    de: ({ name, actor, time, price }) => ({
      subject: 'Beleg deines Chats',
      paragraphs: [
        hello.de(name),
        `dein Chat mit ${actor} hat ${time} gedauert und ${price} gekostet.`,
      ],
    }),
    nl: ({ name, actor, time, price }) => ({
      subject: 'Bon van je chat',
      paragraphs: [hello.nl(name), `Je chat met ${actor} duurde ${time} en kostte ${price}.`],
    }),
    es: ({ name, actor, time, price }) => ({
      subject: 'Recibo de tu chat',
      paragraphs: [hello.es(name), `Tu chat con ${actor} duró ${time} y costó ${price}.`],
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
      paragraphs: [hello.en(name), `Thank you. ${brings} for ${price} are in your wallet now.`],
    }),
    de: ({ name, brings, price }) => ({
      subject: `Beleg: ${brings}`,
      paragraphs: [
        hello.de(name),
        `vielen Dank. ${brings} für ${price} sind jetzt in deiner Geldbörse.`,
      ],
    }),
    nl: ({ name, brings, price }) => ({
      subject: `Bon: ${brings}`,
      paragraphs: [hello.nl(name), `Bedankt. ${brings} voor ${price} staan nu in je portemonnee.`],
    }),
    es: ({ name, brings, price }) => ({
      subject: `Recibo: ${brings}`,
      paragraphs: [hello.es(name), `Gracias. Ya tienes ${brings} por ${price} en tu monedero.`],
    }),
  },
  paymentReturned: {
    en: ({ name, price }) => ({
      subject: 'Your payment goes back',
      paragraphs: [
        hello.en(name),
        `${price} of yours arrived while you had paused spending. Nothing was added to your wallet: the money goes back the way it came.`,
      ],
    }),
    de: ({ name, price }) => ({
      subject: 'Deine Zahlung geht zurück',
      paragraphs: [
        hello.de(name),
        `${price} von dir kamen an, während du das Ausgeben gesperrt hattest. Deiner Geldbörse wurde nichts gutgeschrieben: Das Geld geht auf demselben Weg zurück.`,
      ],
    }),
    nl: ({ name, price }) => ({
      subject: 'Je betaling gaat terug',
      paragraphs: [
        hello.nl(name),
        `${price} van jou kwam binnen terwijl je uitgaven had gepauzeerd. Er is niets aan je portemonnee toegevoegd: het geld gaat terug langs dezelfde weg.`,
      ],
    }),
    es: ({ name, price }) => ({
      subject: 'Tu pago se devuelve',
      paragraphs: [
        hello.es(name),
        `${price} tuyos llegaron mientras tenías los gastos en pausa. No se añadió nada a tu monedero: el dinero vuelve por donde vino.`,
      ],
    }),
  },
  subscriptionPaid: {
    en: ({ name, plan, price, until }) => ({
      subject: `Receipt: ${planNames[plan]}`,
      paragraphs: [
        hello.en(name),
        `${planNames[plan]} is paid until ${dayIn('en', until)}: ${price} were charged to your wallet. Then it renews at the same price until you cancel, in your account, at any time.`,
        'You may withdraw from a new subscription within 14 days. The link “Withdraw from contract” stands at the foot of every page.',
      ],
    }),
    de: ({ name, plan, price, until }) => ({
      subject: `Beleg: ${planNames[plan]}`,
      paragraphs: [
        hello.de(name),
        `${planNames[plan]} ist bis ${dayIn('de', until)} bezahlt: ${price} wurden von deiner Geldbörse abgebucht. Danach verlängert es sich zum gleichen Preis, bis du kündigst, jederzeit in deinem Konto.`,
        'Ein neues Abo kannst du 14 Tage lang widerrufen. Der Link „Vertrag widerrufen“ steht am Fuß jeder Seite.',
      ],
    }),
    nl: ({ name, plan, price, until }) => ({
      subject: `Bon: ${planNames[plan]}`,
      paragraphs: [
        hello.nl(name),
        `${planNames[plan]} is betaald tot ${dayIn('nl', until)}: ${price} is van je portemonnee afgeschreven. Daarna wordt het tegen dezelfde prijs verlengd, tot je opzegt, op elk moment in je account.`,
        'Een nieuw abonnement kun je 14 dagen lang herroepen. De link “Overeenkomst herroepen” staat onder aan elke pagina.',
      ],
    }),
    es: ({ name, plan, price, until }) => ({
      subject: `Recibo: ${planNames[plan]}`,
      paragraphs: [
        hello.es(name),
        `${planNames[plan]} está pagado hasta el ${dayIn('es', until)}: se cobraron ${price} de tu monedero. Después se renueva al mismo precio hasta que lo canceles, cuando quieras, en tu cuenta.`,
        'Puedes desistir de una suscripción nueva durante 14 días. El enlace «Desistir del contrato» está al pie de cada página.',
      ],
    }),
  },
  subscriptionCancelled: {
    en: ({ name, plan, until }) => ({
      subject: `${planNames[plan]} is cancelled`,
      paragraphs: [
        hello.en(name),
        `we have your cancellation. ${planNames[plan]} stays until ${dayIn('en', until)}; nothing more is charged.`,
      ],
    }),
    de: ({ name, plan, until }) => ({
      subject: `${planNames[plan]} ist gekündigt`,
      paragraphs: [
        hello.de(name),
        `deine Kündigung ist da. ${planNames[plan]} bleibt dir bis ${dayIn('de', until)}; es wird nichts mehr abgebucht.`,
      ],
    }),
    nl: ({ name, plan, until }) => ({
      subject: `${planNames[plan]} is opgezegd`,
      paragraphs: [
        hello.nl(name),
        `we hebben je opzegging. ${planNames[plan]} blijft tot ${dayIn('nl', until)}; er wordt niets meer afgeschreven.`,
      ],
    }),
    es: ({ name, plan, until }) => ({
      subject: `${planNames[plan]} está cancelado`,
      paragraphs: [
        hello.es(name),
        `tenemos tu cancelación. Conservas ${planNames[plan]} hasta el ${dayIn('es', until)}; no se cobra nada más.`,
      ],
    }),
  },
  subscriptionUnpaid: {
    en: ({ name, plan, until }) => ({
      subject: `${planNames[plan]} could not be renewed`,
      paragraphs: [
        hello.en(name),
        `we could not charge the next period of ${planNames[plan]}. Nothing was charged. We try again once a day; top up until ${dayIn('en', until)} and it goes on, otherwise it ends then.`,
      ],
    }),
    de: ({ name, plan, until }) => ({
      subject: `${planNames[plan]} konnte nicht verlängert werden`,
      paragraphs: [
        hello.de(name),
        `wir konnten den nächsten Zeitraum von ${planNames[plan]} nicht abbuchen. Es wurde nichts abgebucht. Wir versuchen es einmal am Tag wieder; lade bis ${dayIn('de', until)} auf, und es geht weiter, sonst endet es dann.`,
      ],
    }),
    nl: ({ name, plan, until }) => ({
      subject: `${planNames[plan]} kon niet worden verlengd`,
      paragraphs: [
        hello.nl(name),
        `we konden de volgende periode van ${planNames[plan]} niet afschrijven. Er is niets afgeschreven. We proberen het één keer per dag opnieuw; waardeer op tot ${dayIn('nl', until)} en het loopt door, anders stopt het dan.`,
      ],
    }),
    es: ({ name, plan, until }) => ({
      subject: `No se pudo renovar ${planNames[plan]}`,
      paragraphs: [
        hello.es(name),
        `no pudimos cobrar el próximo periodo de ${planNames[plan]}. No se cobró nada. Lo intentamos otra vez cada día; recarga hasta el ${dayIn('es', until)} y sigue, si no, termina entonces.`,
      ],
    }),
  },
  subscriptionEnded: {
    en: ({ name, plan }) => ({
      subject: `${planNames[plan]} has ended`,
      paragraphs: [hello.en(name), `${planNames[plan]} has ended. Nothing more is charged.`],
    }),
    de: ({ name, plan }) => ({
      subject: `${planNames[plan]} ist beendet`,
      paragraphs: [
        hello.de(name),
        `${planNames[plan]} ist beendet. Es wird nichts mehr abgebucht.`,
      ],
    }),
    nl: ({ name, plan }) => ({
      subject: `${planNames[plan]} is gestopt`,
      paragraphs: [
        hello.nl(name),
        `${planNames[plan]} is gestopt. Er wordt niets meer afgeschreven.`,
      ],
    }),
    es: ({ name, plan }) => ({
      subject: `${planNames[plan]} ha terminado`,
      paragraphs: [hello.es(name), `${planNames[plan]} ha terminado. No se cobra nada más.`],
    }),
  },
  withdrawalReceived: {
    en: ({ name, at, refund, ...of }) => ({
      subject: 'Your withdrawal has arrived',
      paragraphs: [
        hello.en(name),
        `your withdrawal reached us on ${momentIn('en', at)} (UTC). It concerns: ${contractOf(of)}.`,
        ...factsOf(of, 'Declared by', 'Reference'),
        refund === null
          ? 'We look at it and write to you. You need not do anything else.'
          : `The subscription has ended, and ${refund} are back in your wallet.`,
      ],
    }),
    de: ({ name, at, refund, ...of }) => ({
      subject: 'Dein Widerruf ist eingegangen',
      paragraphs: [
        hello.de(name),
        `dein Widerruf ist am ${momentIn('de', at)} (UTC) bei uns eingegangen. Er betrifft: ${contractOf(of)}.`,
        ...factsOf(of, 'Erklärt von', 'Zeichen'),
        refund === null
          ? 'Wir prüfen ihn und schreiben dir. Mehr brauchst du nicht zu tun.'
          : `Das Abo ist beendet, und ${refund} sind wieder in deiner Geldbörse.`,
      ],
    }),
    nl: ({ name, at, refund, ...of }) => ({
      subject: 'Je herroeping is ontvangen',
      paragraphs: [
        hello.nl(name),
        `we hebben je herroeping ontvangen op ${momentIn('nl', at)} (UTC). Het gaat om: ${contractOf(of)}.`,
        ...factsOf(of, 'Verklaard door', 'Kenmerk'),
        refund === null
          ? 'We bekijken haar en schrijven je. Meer hoef je niet te doen.'
          : `Het abonnement is beëindigd en ${refund} staat weer in je portemonnee.`,
      ],
    }),
    es: ({ name, at, refund, ...of }) => ({
      subject: 'Hemos recibido tu desistimiento',
      paragraphs: [
        hello.es(name),
        `tu desistimiento nos llegó el ${momentIn('es', at)} (UTC). Se refiere a: ${contractOf(of)}.`,
        ...factsOf(of, 'Declarado por', 'Referencia'),
        refund === null
          ? 'Lo revisamos y te escribimos. No tienes que hacer nada más.'
          : `La suscripción ha terminado, y ${refund} vuelven a estar en tu monedero.`,
      ],
    }),
  },
  withdrawalConfirm: {
    en: ({ at, reference }) => ({
      subject: 'A withdrawal was declared with your address',
      paragraphs: [
        'Hello,',
        `a withdrawal from a contract was declared with this address on ${momentIn('en', at)} (UTC). Reference: ${reference}.`,
        'If it was you, confirm it, and the receipt with everything you declared comes to this address. If it was not you, you need not do anything: we do not write again.',
      ],
      label: 'See and confirm',
    }),
    de: ({ at, reference }) => ({
      subject: 'Mit deiner Adresse wurde ein Widerruf erklärt',
      paragraphs: [
        'Hallo,',
        `mit dieser Adresse wurde am ${momentIn('de', at)} (UTC) der Widerruf eines Vertrags erklärt. Zeichen: ${reference}.`,
        'Warst du es, bestätige ihn, dann kommt die Empfangsbestätigung mit allem, was du erklärt hast, an diese Adresse. Warst du es nicht, brauchst du nichts zu tun: Wir schreiben nicht noch einmal.',
      ],
      label: 'Ansehen und bestätigen',
    }),
    nl: ({ at, reference }) => ({
      subject: 'Met je adres is een herroeping verklaard',
      paragraphs: [
        'Hallo,',
        `met dit adres is op ${momentIn('nl', at)} (UTC) de herroeping van een overeenkomst verklaard. Kenmerk: ${reference}.`,
        'Was jij het, bevestig het dan; de ontvangstbevestiging met alles wat je hebt verklaard komt naar dit adres. Was jij het niet, dan hoef je niets te doen: we schrijven niet nog eens.',
      ],
      label: 'Bekijken en bevestigen',
    }),
    es: ({ at, reference }) => ({
      subject: 'Se ha declarado un desistimiento con tu dirección',
      paragraphs: [
        'Hola:',
        `con esta dirección se declaró el ${momentIn('es', at)} (UTC) el desistimiento de un contrato. Referencia: ${reference}.`,
        'Si has sido tú, confírmalo y el acuse con todo lo que declaraste llegará a esta dirección. Si no has sido tú, no tienes que hacer nada: no volveremos a escribirte.',
      ],
      label: 'Ver y confirmar',
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
  if (template === 'emailChangeAsked') return links.answerEmailChange;
  if (template === 'withdrawalConfirm') return links.confirmWithdrawal;
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
