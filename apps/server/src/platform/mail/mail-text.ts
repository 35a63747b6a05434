import type { SubscriptionPlan } from '@vx/contract/enums';
import { serverTexts, type ServerTranslate } from '@vx/i18n/server';
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

/** What mails are written with, in one language. */
interface Writer {
  readonly t: ServerTranslate;
  /** `name` is empty where the address is not confirmed. */
  hello(name: string): string;
  /** A day. */
  day(at: string): string;
  /** A moment of UTC, to the minute or the second. */
  moment(at: string, timeStyle?: 'short' | 'medium'): string;
}

type Written = Pick<MailText, 'subject' | 'paragraphs'> & { readonly label?: string };

/** ICU has no text that is empty: whether there is one is a value of its own. */
const known = (text: string): 'yes' | 'no' => (text === '' ? 'no' : 'yes');

function createWriter(language: Language): Writer {
  const t = serverTexts(language);
  const date = (at: string, timeStyle?: 'short' | 'medium'): string =>
    new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      ...(timeStyle && { timeStyle }),
      timeZone: 'UTC',
    }).format(new Date(at));
  return {
    t,
    hello: (name) => t('mail.hello', { name, known: known(name) }),
    day: (at) => date(at),
    moment: (at, timeStyle = 'short') => date(at, timeStyle),
  };
}

/** Names of products: the same in every language. */
const planNames: Readonly<Record<SubscriptionPlan, string>> = {
  vip: 'VIP',
  vxselect: 'VX select',
  tv: 'TV',
};

/** What a withdrawal is about: a plan, or what the guest wrote. */
const contractOf = (of: Pick<MailTemplates['withdrawalReceived'], 'contract' | 'plan'>): string =>
  of.plan === null ? (of.contract ?? '') : planNames[of.plan];

const templates: {
  readonly [Template in keyof MailTemplates]: (
    args: MailTemplates[Template],
    writer: Writer,
  ) => Written;
} = {
  verifyEmail: ({ name }, { t, hello }) => ({
    subject: t('mail.verifyEmail.subject'),
    paragraphs: [hello(name), t('mail.verifyEmail.text')],
    label: t('mail.verifyEmail.label'),
  }),
  resetPassword: ({ name, signedUpAt }, { t, hello, moment }) => ({
    subject: t('mail.resetPassword.subject'),
    paragraphs: [
      hello(name),
      t('mail.resetPassword.text'),
      ...(signedUpAt === undefined
        ? []
        : [t('mail.resetPassword.account', { at: moment(signedUpAt, 'medium') })]),
    ],
    label: t('mail.resetPassword.label'),
  }),
  emailChangeAsked: ({ name, email }, { t, hello }) => ({
    subject: t('mail.emailChangeAsked.subject'),
    paragraphs: [
      hello(name),
      t('mail.emailChangeAsked.text', { email, known: known(email) }),
      t('mail.emailChangeAsked.stop'),
    ],
    label: t('mail.emailChangeAsked.label'),
  }),
  emailInUse: ({ name }, { t, hello }) => ({
    subject: t('mail.emailInUse.subject'),
    paragraphs: [hello(name), t('mail.emailInUse.text'), t('mail.emailInUse.ignore')],
  }),
  emailChanged: ({ name }, { t, hello }) => ({
    subject: t('mail.emailChanged.subject'),
    paragraphs: [hello(name), t('mail.emailChanged.text')],
  }),
  passwordChanged: ({ name }, { t, hello }) => ({
    subject: t('mail.passwordChanged.subject'),
    paragraphs: [hello(name), t('mail.passwordChanged.text')],
  }),
  passwordReset: ({ name, passkeys }, { t, hello }) => ({
    subject: t('mail.passwordReset.subject'),
    paragraphs: [
      hello(name),
      t('mail.passwordReset.text'),
      ...(passkeys > 0 ? [t('mail.passwordReset.passkeys')] : []),
    ],
  }),
  passkeyAdded: ({ name, passkey }, { t, hello }) => ({
    subject: t('mail.passkeyAdded.subject'),
    paragraphs: [hello(name), t('mail.passkeyAdded.text', { passkey, known: known(passkey) })],
  }),
  passkeyRemoved: ({ name, passkey }, { t, hello }) => ({
    subject: t('mail.passkeyRemoved.subject'),
    paragraphs: [hello(name), t('mail.passkeyRemoved.text', { passkey, known: known(passkey) })],
  }),
  deletionAsked: ({ name, day: at }, { t, hello, day }) => ({
    subject: t('mail.deletionAsked.subject'),
    paragraphs: [hello(name), t('mail.deletionAsked.text', { day: day(at) })],
  }),
  accountDeleted: ({ name }, { t, hello }) => ({
    subject: t('mail.accountDeleted.subject'),
    paragraphs: [hello(name), t('mail.accountDeleted.text')],
  }),
  exportReady: ({ name }, { t, hello }) => ({
    subject: t('mail.exportReady.subject'),
    paragraphs: [hello(name), t('mail.exportReady.text')],
  }),
  favouriteLive: ({ name, actor }, { t, hello }) => ({
    subject: t('mail.favouriteLive.subject', { actor }),
    paragraphs: [hello(name), t('mail.favouriteLive.text', { actor })],
  }),
  chatReceipt: ({ name, actor, time, price }, { t, hello }) => ({
    subject: t('mail.chatReceipt.subject'),
    paragraphs: [hello(name), t('mail.chatReceipt.text', { actor, time, price })],
  }),
  newsletterConfirm: (_, { t }) => ({
    subject: t('mail.newsletterConfirm.subject'),
    paragraphs: [t('mail.newsletterConfirm.text'), t('mail.newsletterConfirm.ignore')],
    label: t('mail.newsletterConfirm.label'),
  }),
  newsletterWelcome: (_, { t }) => ({
    subject: t('mail.newsletterWelcome.subject'),
    paragraphs: [t('mail.newsletterWelcome.text')],
  }),
  // Whoever publishes an issue writes it in the languages of its readers.
  newsletter: ({ subject, text }) => ({ subject, paragraphs: [text] }),
  topUpReceipt: ({ name, brings, price }, { t, hello }) => ({
    subject: t('mail.topUpReceipt.subject', { brings }),
    paragraphs: [hello(name), t('mail.topUpReceipt.text', { brings, price })],
  }),
  paymentReturned: ({ name, price }, { t, hello }) => ({
    subject: t('mail.paymentReturned.subject'),
    paragraphs: [hello(name), t('mail.paymentReturned.text', { price })],
  }),
  subscriptionPaid: ({ name, plan, price, until }, { t, hello, day }) => ({
    subject: t('mail.subscriptionPaid.subject', { plan: planNames[plan] }),
    paragraphs: [
      hello(name),
      t('mail.subscriptionPaid.text', { plan: planNames[plan], price, until: day(until) }),
      t('mail.subscriptionPaid.withdraw'),
    ],
  }),
  subscriptionCancelled: ({ name, plan, until }, { t, hello, day }) => ({
    subject: t('mail.subscriptionCancelled.subject', { plan: planNames[plan] }),
    paragraphs: [
      hello(name),
      t('mail.subscriptionCancelled.text', { plan: planNames[plan], until: day(until) }),
    ],
  }),
  subscriptionUnpaid: ({ name, plan, until }, { t, hello, day }) => ({
    subject: t('mail.subscriptionUnpaid.subject', { plan: planNames[plan] }),
    paragraphs: [
      hello(name),
      t('mail.subscriptionUnpaid.text', { plan: planNames[plan], until: day(until) }),
    ],
  }),
  subscriptionEnded: ({ name, plan }, { t, hello }) => ({
    subject: t('mail.subscriptionEnded.subject', { plan: planNames[plan] }),
    paragraphs: [hello(name), t('mail.subscriptionEnded.text', { plan: planNames[plan] })],
  }),
  withdrawalReceived: ({ name, at, refund, declaredBy, reference, ...of }, writer) => ({
    subject: writer.t('mail.withdrawalReceived.subject'),
    paragraphs: [
      writer.hello(name),
      writer.t('mail.withdrawalReceived.text', { at: writer.moment(at), contract: contractOf(of) }),
      ...(declaredBy === undefined
        ? []
        : [writer.t('mail.withdrawalReceived.declaredBy', { declaredBy })]),
      ...(reference === undefined
        ? []
        : [writer.t('mail.withdrawalReceived.reference', { reference })]),
      refund === null
        ? writer.t('mail.withdrawalReceived.examined')
        : writer.t('mail.withdrawalReceived.refunded', { refund }),
    ],
  }),
  withdrawalConfirm: ({ at, reference }, { t, hello, moment }) => ({
    subject: t('mail.withdrawalConfirm.subject'),
    paragraphs: [
      hello(''),
      t('mail.withdrawalConfirm.text', { at: moment(at), reference }),
      t('mail.withdrawalConfirm.confirm'),
    ],
    label: t('mail.withdrawalConfirm.label'),
  }),
};

/** Puts a mail into words. */
export function mailText(mail: Mail, links: MailLinks): MailText {
  // The table ties the arguments to the template; TypeScript cannot see that here.
  const write = templates[mail.template] as (args: unknown, writer: Writer) => Written;
  const writer = createWriter(mail.language);
  const { subject, paragraphs, label } = write(mail.args, writer);
  const token = 'token' in mail.args ? mail.args.token : null;
  const link = linkOf(mail.template, links);
  return {
    subject,
    paragraphs,
    action: label && token ? { label, href: link(mail.language, token) } : null,
    ...endOf(mail, writer, links),
  };
}

function linkOf(template: keyof MailTemplates, links: MailLinks): MailLinks['verifyEmail'] {
  if (template === 'resetPassword') return links.resetPassword;
  if (template === 'emailChangeAsked') return links.answerEmailChange;
  if (template === 'withdrawalConfirm') return links.confirmWithdrawal;
  return template === 'newsletterConfirm' ? links.confirmNewsletter : links.verifyEmail;
}

/** How a mail that nobody needs is ended: by a page, and by one press in the mail program. */
function endOf(
  mail: Mail,
  { t }: Writer,
  links: MailLinks,
): Pick<MailText, 'unsubscribe' | 'headers'> {
  if (!('reader' in mail.args)) return { unsubscribe: null, headers: {} };
  const { reader } = mail.args;
  return {
    unsubscribe: { label: t('mail.unsubscribe'), href: links.unsubscribe(mail.language, reader) },
    headers: {
      'List-Unsubscribe': `<${links.oneClick(reader)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
