import type { ErrorCode } from '@vx/contract/errors';
import { errorText } from '@vx/i18n';
import { useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useActionData, useFetcher } from 'react-router';
import { useServices } from '../app/context.tsx';
import { useTranslate } from '../texts/use-translate.ts';
import { wayOf, type PhoneOutcome, type PhoneWay } from './act-phone.ts';
import { phonePath } from '../app/phone-path.ts';
import type { PhoneData } from './use-phone-data.ts';
import { clockText, useSecondsLeft } from '../app/use-seconds-left.ts';

type Refused = Extract<PhoneOutcome, { kind: 'refused' }>;

/** What went wrong, with the words for it. */
export interface PhoneProblemView {
  readonly code: ErrorCode;
  readonly text: string;
}

export interface PhoneView {
  readonly busy: boolean;
  /** Where the form goes; also the section itself. */
  readonly action: string;
  /** The section with the first step, for another number. */
  readonly changeHref: string;
  readonly problem: PhoneProblemView | undefined;
  readonly step:
    | {
        readonly name: 'number';
        readonly hidden: Readonly<Record<string, string>>;
        readonly country: string;
        readonly countries: readonly { readonly value: string; readonly label: string }[];
        readonly number: string;
        readonly way: PhoneWay;
        readonly send: (values: { country: string; number: string; way: PhoneWay }) => void;
      }
    | {
        readonly name: 'code';
        readonly hidden: Readonly<Record<string, string>>;
        readonly e123: string;
        readonly way: PhoneWay;
        readonly length: 5 | 6;
        readonly digits: string;
        readonly enter: (digits: string) => void;
        readonly confirm: (digits: string) => void;
        /** "0:42", until a new code may be asked for. */
        readonly wait: string | undefined;
        readonly resend: () => void;
        readonly other: () => void;
        readonly change: () => void;
      }
    | { readonly name: 'done'; readonly e123: string; readonly another: () => void };
}

/** The verification of a number: where it stands on the server, and what was answered last. */
export function usePhone(phone: PhoneData, startsChanging = false): PhoneView {
  const services = useServices();
  const action = phonePath(services);
  const fetcher = useFetcher<PhoneOutcome>({ key: 'phone' });
  const plain = useActionData<PhoneOutcome>();
  const outcome = fetcher.data ?? (plain?.intent === 'phone' ? plain : null);
  const [changing, setChanging] = useState(startsChanging);
  const [digits, setDigits] = useState(outcome?.kind === 'refused' ? outcome.typed.digits : '');
  const [answered, setAnswered] = useState(outcome);
  const { open, verified, pausedUntil } = phone;
  if (outcome !== answered) {
    setAnswered(outcome);
    if (outcome?.kind !== 'refused') {
      setChanging(false);
      setDigits('');
    }
  }
  const seconds = useSecondsLeft(open?.waitSeconds ?? 0, open?.nextSendAt ?? '');
  const refused = outcome?.kind === 'refused' ? outcome : null;
  const words = useWords(refused, pausedUntil);
  const post = (values: Readonly<Record<string, string>>): void =>
    void fetcher.submit(values, { method: 'post', action });
  const shared = {
    busy: fetcher.state !== 'idle',
    action,
    changeHref: phonePath(services, true),
  };
  useFocus(outcome, open?.id ?? null);

  if (open && !changing) {
    const way = wayOf(open.type);
    const hidden = { intent: 'verifyPhone', id: open.id, way, number: open.e123 };
    const isOld = refused?.code === 'PHONE_INVALID_CODE' && digits !== refused.typed.digits;
    return {
      ...shared,
      problem: isOld ? undefined : words,
      step: {
        name: 'code',
        hidden,
        e123: open.e123,
        way,
        length: open.pinLength === 5 ? 5 : 6,
        digits,
        enter: setDigits,
        confirm: (code) => post({ ...hidden, code }),
        wait: seconds > 0 ? clockText(seconds) : undefined,
        resend: () => post({ ...hidden, do: 'resend' }),
        other: () => post({ ...hidden, do: 'other' }),
        change: () => setChanging(true),
      },
    };
  }
  const [newest] = verified;
  if (newest && !changing && !refused) {
    return {
      ...shared,
      problem: undefined,
      step: { name: 'done', e123: newest.e123, another: () => setChanging(true) },
    };
  }
  const countries = phone.countries.map(({ country, countryCode }) => ({
    value: countryCode,
    label: `${country} +${countryCode}`,
  }));
  const hidden = { intent: 'startPhone' };
  return {
    ...shared,
    problem: words,
    step: {
      name: 'number',
      hidden,
      country: refused?.typed.country || (countries[0]?.value ?? ''),
      countries,
      number: refused?.typed.number ?? '',
      way: refused?.typed.way ?? 'sms',
      send: (values) => post({ ...hidden, ...values }),
    },
  };
}

/** What went wrong, with the tries that are left and the time when it goes on. */
function useWords(
  refused: Refused | null,
  pausedUntil: string | null,
): PhoneProblemView | undefined {
  const t = useTranslate();
  const { formatTime } = useIntl();
  const code = refused?.code ?? (pausedUntil === null ? null : 'PHONE_ATTEMPTS_REACHED');
  if (code === null) return undefined;
  const goesOn = refused ? refused.retryAt : pausedUntil;
  if (code === 'PHONE_ATTEMPTS_REACHED' && goesOn !== null)
    return { code, text: t('pincall.limit', { time: formatTime(goesOn) }) };
  if (code === 'PHONE_INVALID_CODE' && refused?.triesLeft != null)
    return { code, text: t('pincall.wrong', { triesLeft: refused.triesLeft }) };
  return { code, text: t(errorText(code)) };
}

/**
 * What is wrong gets the focus, and so does the code once it is on its way. Before anything is drawn: a
 * dialog that finds the focus nowhere takes it back.
 */
function useFocus(outcome: PhoneOutcome | null, openId: string | null): void {
  useLayoutEffect(() => {
    if (outcome === null || outcome.kind === 'verified') return;
    const wanted = outcome.kind === 'sent' ? 'input[name="code"]' : '[aria-invalid="true"]';
    document.querySelector<HTMLElement>(`[data-step] ${wanted}`)?.focus();
    // The step follows its outcome, once the page has read where it stands.
  }, [outcome, openId]);
}
