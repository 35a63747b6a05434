import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '@vx/ui/button';
import { PhoneVerification } from '@vx/ui/phone-verification';
import { PhonePage } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/Phone',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const english = {
  page: 'Confirm your number',
  back: 'Bonus code',
  where: 'Where should we send the code?',
  why: 'Needed once for this bonus code. We do not call or text you for anything else.',
  country: 'Country',
  number: 'Mobile or landline number',
  hint: 'Without the leading 0',
  missing: 'This isn’t a valid phone number.',
  how: 'How',
  sms: ['Text message', '6 digits, mobile numbers'],
  call: ['Call with a spoken code', '5 digits for landline numbers'],
  send: 'Send code',
  enter: (length: number) => `Enter the ${length} digits`,
  sentBy: { sms: 'Sent by text message to', call: 'We call' },
  change: 'Change number',
  code: 'Code',
  confirm: 'Confirm',
  again: 'Send a new code',
  wait: 'in 0:42',
  instead: 'Call me instead',
  free: 'Free',
  wrong: 'That code is not right. 2 tries left. After that we pause for 15 minutes.',
  done: 'Your number is confirmed',
  doneText: 'Bonus codes that need a number work now.',
  next: 'Back to the bonus code',
};
const german: typeof english = {
  page: 'Nummer bestätigen',
  back: 'Bonuscode',
  where: 'Wohin schicken wir den Bestätigungscode?',
  why: 'Einmal nötig für diesen Bonuscode. Für anderes rufen wir nicht an und schreiben nicht.',
  country: 'Land',
  number: 'Mobilfunk- oder Festnetznummer',
  hint: 'Ohne die erste 0',
  missing: 'Das ist keine gültige Telefonnummer.',
  how: 'Wie',
  sms: ['Textnachricht', '6 Ziffern, Mobilfunknummern'],
  call: ['Anruf mit gesprochenem Code', '5 Ziffern für Festnetznummern'],
  send: 'Bestätigungscode zuschicken',
  enter: (length) => `Gib die ${length} Ziffern ein`,
  sentBy: { sms: 'Als Textnachricht an', call: 'Wir rufen an:' },
  change: 'Nummer ändern',
  code: 'Code',
  confirm: 'Bestätigen',
  again: 'Neuen Code schicken',
  wait: 'in 0:42',
  instead: 'Stattdessen anrufen',
  free: 'Kostenlos',
  wrong: 'Der Code stimmt nicht. Noch 2 Versuche. Danach machen wir 15 Minuten Pause.',
  done: 'Deine Nummer ist bestätigt',
  doneText: 'Bonuscodes, die eine Nummer brauchen, gelten jetzt.',
  next: 'Zurück zum Bonuscode',
};

/** The server accepts 417902 only. */
function Verification({
  words = english,
  start = 'number',
  wrong = false,
}: {
  words?: typeof english;
  start?: 'number' | 'code';
  wrong?: boolean;
}): ReactElement {
  const [step, setStep] = useState<'number' | 'code' | 'done'>(start);
  const [way, setWay] = useState<'sms' | 'call'>('sms');
  const [number, setNumber] = useState('151 2345 6789');
  const [digits, setDigits] = useState(wrong ? '417092' : '');
  const [refused, setRefused] = useState(wrong);
  const length = way === 'sms' ? 6 : 5;
  const problem = refused ? { kind: 'invalidCode' as const, text: words.wrong } : undefined;
  return (
    <PhonePage title={words.page} back={{ label: words.back, href: '#bonus' }} bare>
      <>
        {step === 'number' ? (
          <PhoneVerification
            step="number"
            title={words.where}
            text={words.why}
            country={{
              label: words.country,
              value: '49',
              options: [
                { value: '49', label: 'DE +49' },
                { value: '43', label: 'AT +43' },
                { value: '41', label: 'CH +41' },
              ],
            }}
            number={{
              label: words.number,
              hint: words.hint,
              value: number,
              missing: words.missing,
            }}
            way={{
              label: words.how,
              value: way,
              options: (['sms', 'call'] as const).map((value) => ({
                value,
                label: words[value][0] ?? '',
                description: words[value][1] ?? '',
              })),
            }}
            send={words.send}
            onSend={(values) => {
              setNumber(values.number);
              setWay(values.way);
              setStep('code');
            }}
          />
        ) : step === 'code' ? (
          <PhoneVerification
            step="code"
            title={words.enter(length)}
            text={
              <>
                {words.sentBy[way]} <strong>+49 {number}.</strong>
              </>
            }
            change={{ label: words.change, onChange: () => setStep('number') }}
            code={{
              label: words.code,
              length,
              value: digits,
              onChange: (value) => {
                setDigits(value);
                setRefused(false);
              },
            }}
            problem={problem}
            confirm={words.confirm}
            onConfirm={(value) => {
              if (value === '417902') setStep('done');
              else setRefused(true);
            }}
            resend={{ label: words.again, wait: words.wait, onResend: () => setDigits('') }}
            other={
              way === 'call'
                ? undefined
                : {
                    label: words.instead,
                    note: words.free,
                    onChoose: () => {
                      setDigits('');
                      setRefused(false);
                      setWay('call');
                    },
                  }
            }
          />
        ) : (
          <PhoneVerification
            step="done"
            title={words.done}
            text={words.doneText}
            next={
              <Button variant="solid" size="lg" block href="#bonus">
                {words.next}
              </Button>
            }
          />
        )}
      </>
    </PhonePage>
  );
}

const phone = { viewport: { value: 'phone' } };
export const Number: Story = { globals: phone, render: () => <Verification /> };
export const Code: Story = { globals: phone, render: () => <Verification start="code" /> };
export const CodeWrong: Story = {
  globals: phone,
  render: () => <Verification start="code" wrong />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 tries left/u)).toBeVisible();
    await expect(canvas.getByLabelText('Code')).toBeInvalid();
  },
};
export const Confirmed: Story = {
  globals: phone,
  render: () => <Verification />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(canvas.getByText('+49 151 2345 6789.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code'), '417092{Enter}');
    await expect(await canvas.findByText(/2 tries left/u)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Code'));
    await userEvent.type(canvas.getByLabelText('Code'), '417902{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: 'Your number is confirmed' }),
    ).toBeVisible();
  },
};
export const SpokenCode: Story = {
  globals: phone,
  render: () => <Verification start="code" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Call me instead/u }));
    await expect(canvas.getByRole('heading', { name: 'Enter the 5 digits' })).toBeVisible();
  },
};
export const SmallPhoneGerman: Story = {
  globals: { viewport: { value: 'small' }, language: 'de' },
  render: () => <Verification words={german} />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const SmallPhoneGermanCode: Story = {
  globals: { viewport: { value: 'small' }, language: 'de' },
  render: () => <Verification words={german} start="code" wrong />,
};
