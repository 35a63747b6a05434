import type { ErrorCode } from '@vx/contract/errors';
import { pinLengthFixed, pinLengthMobile } from '@vx/contract/constants';
import { usePhone, type PhoneData } from '@vx/features/pincall';
import { useSay } from '@vx/features/texts';
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
  const say = useSay();
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
          title={say('pincall.number.title')}
          text={say('pincall.number.text')}
          hidden={step.hidden}
          country={{
            label: say('account.field.country'),
            value: step.country,
            options: step.countries,
          }}
          number={{
            label: say('pincall.field.number'),
            hint: say('pincall.field.numberHint'),
            value: step.number,
            missing: say(errorText('PHONE_INVALID_NUMBER')),
          }}
          way={{
            label: say('pincall.field.way'),
            value: step.way,
            options: [
              {
                value: 'sms',
                label: say('pincall.way.sms'),
                description: say('pincall.way.smsText', { length: pinLengthMobile }),
              },
              {
                value: 'call',
                label: say('pincall.way.call'),
                description: say('pincall.way.callText', { length: pinLengthFixed }),
              },
            ],
          }}
          send={say('pincall.send')}
          onSend={step.send}
        />
      );
    case 'code': {
      const wait = step.wait && say('pincall.code.wait', { time: step.wait });
      return (
        <PhoneVerification
          {...shared}
          key="code"
          step="code"
          title={say('pincall.code.title', { length: step.length })}
          text={say(step.way === 'sms' ? 'pincall.code.sms' : 'pincall.code.call', {
            number: step.e123,
          })}
          hidden={step.hidden}
          change={{
            label: say('pincall.code.change'),
            href: changeHref,
            onChange: step.change,
          }}
          code={{
            label: say('pincall.code.label'),
            length: step.length,
            value: step.digits,
            onChange: step.enter,
          }}
          confirm={say('pincall.code.confirm')}
          onConfirm={step.confirm}
          resend={{ label: say('pincall.code.resend'), wait, onResend: step.resend }}
          other={
            step.way === 'sms'
              ? {
                  label: say('pincall.code.callInstead'),
                  note: say('pincall.code.free'),
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
          title={say('pincall.done.title')}
          text={say('pincall.done.text', { number: step.e123 })}
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
                {say('pincall.another')}
              </Button>
            </>
          }
        />
      );
  }
}
