import type { SubscriptionPlan } from '@vx/contract/enums';
import type { ServerTranslate } from '@vx/i18n/server';
import type { MailTemplates } from '../mail.ts';
import type { Caller } from '../module.ts';

type Language = Caller['language'];

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
export interface Writer {
  readonly t: ServerTranslate;
  /** `name` is empty where the address is not confirmed. */
  hello(name: string): string;
  /** A day. */
  day(at: string): string;
  /** A moment of UTC, to the minute or the second. */
  moment(at: string, timeStyle?: 'short' | 'medium'): string;
}

/** ICU has no text that is empty: whether there is one is a value of its own. */
export const known = (text: string): 'yes' | 'no' => (text === '' ? 'no' : 'yes');

/** What a mail says, before it has its addresses. */
export interface Written {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What its link is called. */
  readonly label?: string;
}

type TokenLink = Exclude<keyof MailLinks, 'unsubscribe' | 'oneClick'>;

/** What a mail is: who can have it sent, where it leads and what it says. */
export interface MailDefinition<Args> {
  /**
   * `anyone`: anybody can have it sent to any address, so that it counts against what a mailbox gets of
   * such mails and what all of them together may be. `guest`: it goes to a guest who is logged in, or to
   * who asked for it by a mail for anyone, and counts only while nobody has confirmed the address. How
   * many both may be: `modules/quotas`.
   */
  readonly causedBy: 'anyone' | 'guest';
  /** What its token opens. */
  readonly link?: TokenLink;
  readonly write: (args: Args, writer: Writer) => Written;
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

/** Every mail. One that carries a token says what it opens. */
export const mailDefinitions: {
  readonly [Template in keyof MailTemplates]: MailDefinition<MailTemplates[Template]> &
    (MailTemplates[Template] extends { readonly token: string }
      ? { readonly link: TokenLink }
      : unknown);
} = {
  verifyEmail: {
    causedBy: 'anyone',
    link: 'verifyEmail',
    write: ({ name }, { t, hello }) => ({
      subject: t('mail.verifyEmail.subject'),
      paragraphs: [hello(name), t('mail.verifyEmail.text')],
      label: t('mail.verifyEmail.label'),
    }),
  },
  resetPassword: {
    causedBy: 'anyone',
    link: 'resetPassword',
    write: ({ name, signedUpAt }, { t, hello, moment }) => ({
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
  },
  emailChangeAsked: {
    causedBy: 'guest',
    link: 'answerEmailChange',
    write: ({ name, email }, { t, hello }) => ({
      subject: t('mail.emailChangeAsked.subject'),
      paragraphs: [
        hello(name),
        t('mail.emailChangeAsked.text', { email, known: known(email) }),
        t('mail.emailChangeAsked.stop'),
      ],
      label: t('mail.emailChangeAsked.label'),
    }),
  },
  emailInUse: {
    causedBy: 'anyone',
    write: ({ name }, { t, hello }) => ({
      subject: t('mail.emailInUse.subject'),
      paragraphs: [hello(name), t('mail.emailInUse.text'), t('mail.emailInUse.ignore')],
    }),
  },
  emailChanged: {
    causedBy: 'guest',
    write: ({ name }, { t, hello }) => ({
      subject: t('mail.emailChanged.subject'),
      paragraphs: [hello(name), t('mail.emailChanged.text')],
    }),
  },
  passwordChanged: {
    causedBy: 'guest',
    write: ({ name }, { t, hello }) => ({
      subject: t('mail.passwordChanged.subject'),
      paragraphs: [hello(name), t('mail.passwordChanged.text')],
    }),
  },
  passwordReset: {
    causedBy: 'guest',
    write: ({ name, passkeys }, { t, hello }) => ({
      subject: t('mail.passwordReset.subject'),
      paragraphs: [
        hello(name),
        t('mail.passwordReset.text'),
        ...(passkeys > 0 ? [t('mail.passwordReset.passkeys')] : []),
      ],
    }),
  },
  passkeyAdded: {
    causedBy: 'guest',
    write: ({ name, passkey }, { t, hello }) => ({
      subject: t('mail.passkeyAdded.subject'),
      paragraphs: [hello(name), t('mail.passkeyAdded.text', { passkey, known: known(passkey) })],
    }),
  },
  passkeyRemoved: {
    causedBy: 'guest',
    write: ({ name, passkey }, { t, hello }) => ({
      subject: t('mail.passkeyRemoved.subject'),
      paragraphs: [hello(name), t('mail.passkeyRemoved.text', { passkey, known: known(passkey) })],
    }),
  },
  deletionAsked: {
    causedBy: 'guest',
    write: ({ name, day: at }, { t, hello, day }) => ({
      subject: t('mail.deletionAsked.subject'),
      paragraphs: [hello(name), t('mail.deletionAsked.text', { day: day(at) })],
    }),
  },
  accountDeleted: {
    causedBy: 'guest',
    write: ({ name }, { t, hello }) => ({
      subject: t('mail.accountDeleted.subject'),
      paragraphs: [hello(name), t('mail.accountDeleted.text')],
    }),
  },
  exportReady: {
    causedBy: 'guest',
    write: ({ name }, { t, hello }) => ({
      subject: t('mail.exportReady.subject'),
      paragraphs: [hello(name), t('mail.exportReady.text')],
    }),
  },
  favouriteLive: {
    causedBy: 'guest',
    write: ({ name, actor }, { t, hello }) => ({
      subject: t('mail.favouriteLive.subject', { actor }),
      paragraphs: [hello(name), t('mail.favouriteLive.text', { actor })],
    }),
  },
  chatReceipt: {
    causedBy: 'guest',
    write: ({ name, actor, time, price }, { t, hello }) => ({
      subject: t('mail.chatReceipt.subject'),
      paragraphs: [hello(name), t('mail.chatReceipt.text', { actor, time, price })],
    }),
  },
  newsletterConfirm: {
    causedBy: 'anyone',
    link: 'confirmNewsletter',
    write: (_, { t }) => ({
      subject: t('mail.newsletterConfirm.subject'),
      paragraphs: [t('mail.newsletterConfirm.text'), t('mail.newsletterConfirm.ignore')],
      label: t('mail.newsletterConfirm.label'),
    }),
  },
  newsletterWelcome: {
    causedBy: 'guest',
    write: (_, { t }) => ({
      subject: t('mail.newsletterWelcome.subject'),
      paragraphs: [t('mail.newsletterWelcome.text')],
    }),
  },
  // Whoever publishes an issue writes it in the languages of its readers.
  newsletter: {
    causedBy: 'guest',
    write: ({ subject, text }) => ({ subject, paragraphs: [text] }),
  },
  topUpReceipt: {
    causedBy: 'guest',
    write: ({ name, brings, price }, { t, hello }) => ({
      subject: t('mail.topUpReceipt.subject', { brings }),
      paragraphs: [hello(name), t('mail.topUpReceipt.text', { brings, price })],
    }),
  },
  paymentReturned: {
    causedBy: 'guest',
    write: ({ name, price }, { t, hello }) => ({
      subject: t('mail.paymentReturned.subject'),
      paragraphs: [hello(name), t('mail.paymentReturned.text', { price })],
    }),
  },
  subscriptionPaid: {
    causedBy: 'guest',
    write: ({ name, plan, price, until }, { t, hello, day }) => ({
      subject: t('mail.subscriptionPaid.subject', { plan: planNames[plan] }),
      paragraphs: [
        hello(name),
        t('mail.subscriptionPaid.text', { plan: planNames[plan], price, until: day(until) }),
        t('mail.subscriptionPaid.withdraw'),
      ],
    }),
  },
  subscriptionCancelled: {
    causedBy: 'guest',
    write: ({ name, plan, until }, { t, hello, day }) => ({
      subject: t('mail.subscriptionCancelled.subject', { plan: planNames[plan] }),
      paragraphs: [
        hello(name),
        t('mail.subscriptionCancelled.text', { plan: planNames[plan], until: day(until) }),
      ],
    }),
  },
  subscriptionUnpaid: {
    causedBy: 'guest',
    write: ({ name, plan, until }, { t, hello, day }) => ({
      subject: t('mail.subscriptionUnpaid.subject', { plan: planNames[plan] }),
      paragraphs: [
        hello(name),
        t('mail.subscriptionUnpaid.text', { plan: planNames[plan], until: day(until) }),
      ],
    }),
  },
  subscriptionEnded: {
    causedBy: 'guest',
    write: ({ name, plan }, { t, hello }) => ({
      subject: t('mail.subscriptionEnded.subject', { plan: planNames[plan] }),
      paragraphs: [hello(name), t('mail.subscriptionEnded.text', { plan: planNames[plan] })],
    }),
  },
  withdrawalReceived: {
    causedBy: 'guest',
    write: ({ name, at, refund, declaredBy, reference, ...of }, writer) => ({
      subject: writer.t('mail.withdrawalReceived.subject'),
      paragraphs: [
        writer.hello(name),
        writer.t('mail.withdrawalReceived.text', {
          at: writer.moment(at),
          contract: contractOf(of),
        }),
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
  },
  withdrawalConfirm: {
    causedBy: 'anyone',
    link: 'confirmWithdrawal',
    write: ({ at, reference }, { t, hello, moment }) => ({
      subject: t('mail.withdrawalConfirm.subject'),
      paragraphs: [
        hello(''),
        t('mail.withdrawalConfirm.text', { at: moment(at), reference }),
        t('mail.withdrawalConfirm.confirm'),
      ],
      label: t('mail.withdrawalConfirm.label'),
    }),
  },
};
