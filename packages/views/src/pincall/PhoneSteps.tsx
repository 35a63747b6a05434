import type { ErrorCode } from '@vx/contract/errors';
import { pinLengthFixed, pinLengthMobile } from '@vx/contract/constants';
import { usePhone, type PhoneData } from '@vx/features/pincall';
import { useTranslate } from '@vx/features/texts';
import { errorText } from '@vx/i18n';
import { PhoneVerification, type PhoneProblem } from '@vx/ui/phone-verification';
import { Button } from '@vx/ui/button';
import type { ReactNode } from 'react';

const kinds: { readonly [Code in ErrorCode]?: PhoneProblem } = {
  PHONE_INVALID_NUMBER: 'invalidNumber',
  PHONE_COUNTRY_NOT_ALLOWED: 'countryNotAllowed',
  PHONE_INVALID_TYPE: 'invalidType',
  PHONE_TIMEOUT: 'timeout',
  PHONE_BLACKLISTED: 'blocked',
  PHONE_NOT_UNIQUE: 'notUnique',
  PHONE_ID_UNKNOWN: 'unknownId',
  PHONE_INVALID_CODE: 'invalidCode',
  PHONE_ATTEMPTS_REACHED: 'attemptLimit',
};

/** The two steps and their end, on a page or in a dialog. */
export function PhoneSteps({
  phone,
  changing = false,
  level,
  next,
}: {
  readonly phone: PhoneData;
  /** Begins with another number. */
  readonly changing?: boolean;
  readonly level: 1 | 2;
  /** Where to go from the end. */
  readonly next: ReactNode;
}) {
  const t = useTranslate();
  const { step, problem, busy, action, changeHref } = usePhone(phone, changing);
  const shared = {
    level,
    busy,
    action,
    problem: problem && { kind: kinds[problem.code] ?? 'unknown', text: problem.text },
  };
  switch (step.name) {
    case 'number':
      return (
        <PhoneVerification
          {...shared}
          key="number"
          step="number"
          title={t('pincall.number.title')}
          text={t('pincall.number.text')}
          hidden={step.hidden}
          country={{
            label: t('account.field.country'),
            value: step.country,
            options: step.countries,
          }}
          number={{
            label: t('pincall.field.number'),
            hint: t('pincall.field.numberHint'),
            value: step.number,
            missing: t(errorText('PHONE_INVALID_NUMBER')),
          }}
          way={{
            label: t('pincall.field.way'),
            value: step.way,
            options: [
              {
                value: 'sms',
                label: t('pincall.way.sms'),
                description: t('pincall.way.smsText', { length: pinLengthMobile }),
              },
              {
                value: 'call',
                label: t('pincall.way.call'),
                description: t('pincall.way.callText', { length: pinLengthFixed }),
              },
            ],
          }}
          send={t('pincall.send')}
          onSend={step.send}
        />
      );
    case 'code': {
      const wait = step.wait && t('pincall.code.wait', { time: step.wait });
      return (
        <PhoneVerification
          {...shared}
          key="code"
          step="code"
          title={t('pincall.code.title', { length: step.length })}
          text={step.text}
          hidden={step.hidden}
          change={{
            label: t('pincall.code.change'),
            href: changeHref,
            onChange: step.change,
          }}
          code={{
            label: t('pincall.code.label'),
            length: step.length,
            value: step.digits,
            onChange: step.enter,
          }}
          confirm={t('pincall.code.confirm')}
          onConfirm={step.confirm}
          resend={{ label: t('pincall.code.resend'), wait, onResend: step.resend }}
          other={
            step.way === 'sms'
              ? {
                  label: t('pincall.code.callInstead'),
                  note: t('pincall.code.free'),
                  wait,
                  onChoose: step.other,
                }
              : undefined
          }
        />
      );
    }
    case 'done':
      return (
        <PhoneVerification
          {...shared}
          key="done"
          step="done"
          title={t('pincall.done.title')}
          text={t('pincall.done.text', { number: step.e123 })}
          next={
            <>
              {next}
              <Button
                variant="ghost"
                block
                href={changeHref}
                onClick={(event) => {
                  event.preventDefault();
                  step.another();
                }}
              >
                {t('pincall.another')}
              </Button>
            </>
          }
        />
      );
  }
}
