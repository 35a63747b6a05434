import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { AgeCheckCard } from '@vx/ui/age-check-card';
import { Button } from '@vx/ui/button';
import {
  cornersOutIcon,
  giftIcon,
  identificationCardIcon,
  signOutIcon,
  sunIcon,
} from '@vx/ui/icons';
import { PageHeader, Stack } from '@vx/ui/layout';
import { PerformerTile } from '@vx/ui/performer-tile';
import { SideNav, SideNavPage } from '@vx/ui/side-nav';
import { Heading, Text, VisuallyHidden } from '@vx/ui/text';
import { TileGrid } from '@vx/ui/tile-grid';
import { performers, settingsItems } from '../fixtures.ts';
import { DesktopPage, PhonePage } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/AgeCheck',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

type State = 'unknown' | 'pending' | 'rejected' | 'accepted' | 'revoked';
const hints = [
  { glyph: sunIcon, text: 'Daylight from the front, no flash' },
  { glyph: cornersOutIcon, text: 'All four corners in the picture' },
  { glyph: identificationCardIcon, text: 'Passport, ID card or driving licence' },
];
const steps = (
  [
    ['Document photographed', 'Today, 21:58', 'done'],
    ['Short video of your face', 'Today, 21:59', 'done'],
    ['Comparison', 'Running for 1 minute', 'running'],
    ['Result', 'By notification and e-mail', 'later'],
  ] as const
).map(([label, text, state]) => ({ id: label, label, text, state, stateText: state }));

/** The page of the check: one status, one reason, one next step. */
function Check({ start }: { start: State }): ReactElement {
  const [state, setState] = useState<State>(start);
  switch (state) {
    case 'unknown':
      return (
        <AgeCheckCard
          state="unknown"
          title="Private rooms need a check that you are 18 or older"
          text="It takes about two minutes. We keep the result, not the document."
          hints={hints}
          action={
            <Button variant="primary" onClick={() => setState('pending')}>
              Start, about 2 min
            </Button>
          }
        />
      );
    case 'pending':
      return (
        <AgeCheckCard
          state="pending"
          title="We are checking your document"
          text="Usually two minutes, at night up to six hours. You can close this page, we tell you when it is done."
          steps={steps}
          action={
            <>
              <Button href="#home">Keep looking around</Button>
              <Button variant="ghost" onClick={() => setState('unknown')}>
                Cancel check
              </Button>
            </>
          }
        />
      );
    case 'rejected':
      return (
        <AgeCheckCard
          state="rejected"
          title="The check hasn’t worked yet"
          text="Nothing is lost and nothing was charged. You can repeat it as often as you need."
          reason={{
            title: 'The picture was too dark to read',
            text: 'Reason given by the checking service, today at 22:03',
          }}
          hints={hints}
          action={
            <>
              <Button variant="primary" onClick={() => setState('pending')}>
                Repeat, about 2 min
              </Button>
              <Button variant="ghost" href="#ways">
                Other ways
              </Button>
            </>
          }
        />
      );
    case 'accepted':
      return (
        <AgeCheckCard
          state="accepted"
          title="Your age is verified"
          text="All rooms, pictures and votes that ask for an age check are open to you."
          rows={[
            { label: 'Confirmed on', value: '21 November 2026' },
            { label: 'Way', value: 'ID card with face video' },
            { label: 'We keep', value: 'Only “18 or older: yes”' },
            { label: 'Valid', value: 'As long as your account' },
          ]}
          bonus={{ glyph: giftIcon, text: '4 bonus coins (€1.00) were added to your balance.' }}
          action={
            <>
              <Button variant="solid" href="#mira">
                Back to Mira’s room
              </Button>
              <Button variant="ghost" onClick={() => setState('revoked')}>
                Revoke
              </Button>
            </>
          }
        />
      );
    case 'revoked':
      return (
        <AgeCheckCard
          state="revoked"
          title="You revoked the age check"
          text="Private rooms are closed for you until you repeat it. What you own stays yours."
          action={
            <Button variant="primary" onClick={() => setState('pending')}>
              Check again
            </Button>
          }
        />
      );
  }
}
const desktopPage = (start: State): ReactElement => (
  <DesktopPage>
    <PageHeader title="Settings" />
    <SideNavPage
      nav={
        <SideNav
          label="Settings"
          items={settingsItems}
          current="age"
          end={
            <Button variant="ghost" icon={signOutIcon} iconWeight="regular">
              Log out
            </Button>
          }
        />
      }
    >
      <Stack gap="4">
        <Heading level={2} variant="title-l">
          Age verification
        </Heading>
        <Text tone="tertiary">The result is kept, the document is not.</Text>
      </Stack>
      <Check start={start} />
    </SideNavPage>
  </DesktopPage>
);
const phonePage = (start: State): ReactElement => (
  <PhonePage title="Age verification" back={{ label: 'Settings', href: '#settings' }}>
    <Check start={start} />
  </PhonePage>
);

/** The same states as a bar below the top bar of any page. */
function Bars({ start, bars = [start] }: { start: State; bars?: readonly State[] }): ReactElement {
  const [shown, setShown] = useState(bars);
  const dismiss = (state: State) => () => setShown(shown.filter((other) => other !== state));
  const bar = (state: State): ReactElement | null => {
    const shared = { variant: 'bar' as const, onDismiss: dismiss(state) };
    switch (state) {
      case 'unknown':
        return (
          <AgeCheckCard
            {...shared}
            state="unknown"
            title="Private rooms need a check that you are 18 or older."
            action={
              <Button variant="solid" size="sm" href="#age">
                Start, about 2 min
              </Button>
            }
          />
        );
      case 'pending':
        return (
          <AgeCheckCard
            {...shared}
            state="pending"
            title="Your age check is running. It usually takes two minutes."
            action={
              <Button size="sm" href="#age">
                Details
              </Button>
            }
          />
        );
      case 'rejected':
        return (
          <AgeCheckCard
            {...shared}
            state="rejected"
            title="Age check: the picture was too dark to read."
            reason={{ title: '' }}
            action={
              <Button variant="solid" size="sm" href="#age">
                Repeat
              </Button>
            }
          />
        );
      case 'accepted':
        return (
          <AgeCheckCard
            {...shared}
            state="accepted"
            title="Age verified. Everything is open to you."
          />
        );
      case 'revoked':
        return null;
    }
  };
  return (
    <DesktopPage
      current="home"
      status={
        shown.length === 0 ? undefined : (
          <Stack gap="8">
            {shown.map((state) => (
              <div key={state}>{bar(state)}</div>
            ))}
          </Stack>
        )
      }
    >
      <VisuallyHidden as="h1">Live now</VisuallyHidden>
      <TileGrid
        label="Live now"
        items={performers}
        keyOf={(one) => one.name}
        render={(one) => <PerformerTile performer={one} level={2} />}
      />
    </DesktopPage>
  );
}

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
export const DesktopUnknown: Story = {
  globals: desktop,
  render: () => desktopPage('unknown'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start, about 2 min' }));
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('status')).toHaveTextContent('We are checking your document');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel check' }));
    await expect(canvas.getByRole('button', { name: 'Start, about 2 min' })).toBeVisible();
  },
};
export const DesktopPending: Story = { globals: desktop, render: () => desktopPage('pending') };
export const DesktopRejected: Story = { globals: desktop, render: () => desktopPage('rejected') };
export const DesktopAccepted: Story = { globals: desktop, render: () => desktopPage('accepted') };
export const DesktopRevoked: Story = {
  globals: desktop,
  render: () => desktopPage('accepted'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }));
    await expect(canvas.getByText('You revoked the age check')).toBeVisible();
  },
};
export const DesktopStatusBars: Story = {
  globals: desktop,
  render: () => <Bars start="unknown" bars={['unknown', 'pending', 'rejected', 'accepted']} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start, about 2 min' })).toBeVisible();
    const accepted = canvas
      .getByText('Age verified. Everything is open to you.')
      .closest('[data-tone]');
    if (!(accepted instanceof HTMLElement)) throw new Error('No bar for the accepted check');
    await userEvent.click(within(accepted).getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('Age verified. Everything is open to you.')).toBeNull();
  },
};
export const PhonePending: Story = { globals: phone, render: () => phonePage('pending') };
export const PhoneRejected: Story = {
  globals: phone,
  render: () => phonePage('rejected'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The picture was too dark to read')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const SmallPhoneAccepted: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => phonePage('accepted'),
};
