import type { ErrorCode } from '@vx/contract/errors';
import { errorText } from '@vx/i18n';
import { phonePath } from '../../app/phone-path.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { clockTime } from '../../texts/time-texts.ts';
import { wayOf, type PhoneData, type PhoneRefusal, type PhoneWay } from '../phone-data.ts';

/** What went wrong, with the words for it. */
export interface PhoneProblemView {
  readonly code: ErrorCode;
  readonly text: string;
}

type Hidden = Readonly<Record<string, string>>;

export type PhoneStep =
  | {
      readonly name: 'number';
      readonly hidden: Hidden;
      readonly country: string;
      readonly countries: readonly { readonly value: string; readonly label: string }[];
      readonly number: string;
      readonly way: PhoneWay;
    }
  | {
      readonly name: 'code';
      readonly hidden: Hidden;
      /** Where the code was sent, and how. */
      readonly text: string;
      readonly e123: string;
      readonly way: PhoneWay;
      readonly length: 5 | 6;
      readonly digits: string;
      /** "0:42", until a new code may be asked for. */
      readonly wait: string | undefined;
    }
  | { readonly name: 'done'; readonly e123: string };

/** The page that confirms a phone number. */
export interface PhonePage {
  /** Where the form goes; also the section itself. */
  readonly action: string;
  /** The section with the first step, for another number. */
  readonly changeHref: string;
  readonly problem: PhoneProblemView | undefined;
  readonly step: PhoneStep;
}

/** What the guest is doing, and how the last step went. */
export interface PhoneVisit {
  readonly refused: PhoneRefusal | null;
  /** Another number is wanted. */
  readonly isChanging: boolean;
  /** The code as far as it is typed. */
  readonly digits: string;
  /** Until a new code may be asked for. */
  readonly secondsLeft: number;
}

/** The step at which the verification of a number is. */
export function toPhonePage(
  phone: PhoneData,
  { refused, isChanging, digits, secondsLeft }: PhoneVisit,
  texts: Texts,
): PhonePage {
  const { open, verified, pausedUntil } = phone;
  const problem = problemOf(refused, pausedUntil, texts);
  const shared = { action: phonePath(texts), changeHref: phonePath(texts, true) };
  if (open && !isChanging) {
    const way = wayOf(open.type);
    // What was wrong with a code says nothing of another one.
    const isOld = refused?.code === 'PHONE_INVALID_CODE' && digits !== refused.typed.digits;
    return {
      ...shared,
      problem: isOld ? undefined : problem,
      step: {
        name: 'code',
        hidden: { intent: 'verifyPhone', id: open.id, way, number: open.e123 },
        text: texts.t(way === 'sms' ? 'pincall.code.sms' : 'pincall.code.call', {
          // It stays in one line.
          number: open.e123.replaceAll(' ', '\u00A0'),
        }),
        e123: open.e123,
        way,
        length: open.pinLength === 5 ? 5 : 6,
        digits,
        wait: secondsLeft > 0 ? clockTime(secondsLeft) : undefined,
      },
    };
  }
  const [newest] = verified;
  if (newest && !isChanging && !refused)
    return { ...shared, problem: undefined, step: { name: 'done', e123: newest.e123 } };
  return { ...shared, problem, step: numberStep(phone, refused) };
}

function numberStep(phone: PhoneData, refused: PhoneRefusal | null): PhoneStep {
  const countries = phone.countries.map(({ country, countryCode }) => ({
    value: countryCode,
    label: `${country} +${countryCode}`,
  }));
  return {
    name: 'number',
    hidden: { intent: 'startPhone' },
    country: refused?.typed.country || (countries[0]?.value ?? ''),
    countries,
    number: refused?.typed.number ?? '',
    way: refused?.typed.way ?? 'sms',
  };
}

/** What went wrong, with the tries that are left and the time when it goes on. */
function problemOf(
  refused: PhoneRefusal | null,
  pausedUntil: string | null,
  { t, intl }: Texts,
): PhoneProblemView | undefined {
  const code = refused?.code ?? (pausedUntil === null ? null : 'PHONE_ATTEMPTS_REACHED');
  if (code === null) return undefined;
  const goesOn = refused ? refused.retryAt : pausedUntil;
  if (code === 'PHONE_ATTEMPTS_REACHED' && goesOn !== null)
    return { code, text: t('pincall.limit', { time: intl.formatTime(goesOn) }) };
  if (code === 'PHONE_INVALID_CODE' && refused?.triesLeft != null)
    return { code, text: t('pincall.wrong', { triesLeft: refused.triesLeft }) };
  return { code, text: t(errorText(code)) };
}
