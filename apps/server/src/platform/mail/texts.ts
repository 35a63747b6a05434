import type { Mail, MailTemplates } from '../mail.ts';
import type { Caller } from '../module.ts';

type Language = Caller['language'];

/** A mail as it is read. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly href: string } | null;
}

/** Addresses that mails lead to. */
export interface MailLinks {
  verifyEmail(language: Language, token: string): string;
}

type Texts<Args> = Readonly<
  Record<Language, (args: Args) => Omit<MailText, 'action'> & { readonly label?: string }>
>;

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
  topUpReceipt: {
    en: ({ name, coins, price }) => ({
      subject: `Receipt: ${coins}`,
      paragraphs: [`Hello ${name},`, `Thank you. ${coins} for ${price} are in your wallet now.`],
    }),
    de: ({ name, coins, price }) => ({
      subject: `Beleg: ${coins}`,
      paragraphs: [
        `Hallo ${name},`,
        `vielen Dank. ${coins} für ${price} sind jetzt in deiner Geldbörse.`,
      ],
    }),
    nl: ({ name, coins, price }) => ({
      subject: `Bon: ${coins}`,
      paragraphs: [`Hallo ${name},`, `Bedankt. ${coins} voor ${price} staan nu in je portemonnee.`],
    }),
    es: ({ name, coins, price }) => ({
      subject: `Recibo: ${coins}`,
      paragraphs: [`Hola, ${name}:`, `Gracias. Ya tienes ${coins} por ${price} en tu monedero.`],
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
  return {
    subject,
    paragraphs,
    action: label && token ? { label, href: links.verifyEmail(mail.language, token) } : null,
  };
}
