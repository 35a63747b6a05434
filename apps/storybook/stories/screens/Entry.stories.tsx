import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AgeGate } from '@vx/ui/age-gate';
import { AppShell } from '@vx/ui/app-shell';
import { Button } from '@vx/ui/button';
import { ConsentBanner, ConsentDetails } from '@vx/ui/consent-banner';
import { ConsentDialog } from '@vx/ui/consent-dialog';
import { Dialog } from '@vx/ui/dialog';
import { ErrorState } from '@vx/ui/empty-state';
import {
  gaugeIcon,
  houseIcon,
  identificationCardIcon,
  magnifyingGlassIcon,
  shieldCheckIcon,
  wifiSlashIcon,
} from '@vx/ui/icons';
import { NotFound } from '@vx/ui/not-found';
import { PerformerTile } from '@vx/ui/performer-tile';
import { Rail } from '@vx/ui/rail';
import { Section } from '@vx/ui/section-header';
import { Sheet } from '@vx/ui/sheet';
import { AuthPanel, SignInForm, SignUpForm } from '@vx/ui/sign-in-form';
import { OfflineBanner } from '@vx/ui/status-bar';
import { TabBar } from '@vx/ui/tab-bar';
import { VisuallyHidden } from '@vx/ui/text';
import { TileGrid } from '@vx/ui/tile-grid';
import { TopBar } from '@vx/ui/top-bar';
import { performers, portrait, rail, room, tabItems } from '../fixtures.ts';
import { DesktopHome } from './home-page.tsx';

const gate = {
  brand: 'Candela',
  title: 'For adults only',
  text: 'Candela is a live video platform for people aged 18 or over. Please tell us your age before you look around.',
  confirm: { label: 'I am 18 or older', onConfirm: fn() },
  leave: { label: 'Leave', href: 'https://example.org' },
  note: 'Private rooms and some pictures ask for a full age check later.',
  links: [
    { label: 'Youth protection', href: '#youth' },
    { label: 'Imprint', href: '#imprint' },
  ],
  picture: room('Hills'),
};
const consent = {
  title: 'Your cookie choices',
  text: 'Necessary cookies keep you logged in and your money safe. Functional ones remember your searches and keep your pages for when you’re offline. Analytics counts visits without your name. You can change this at any time in your privacy settings.',
  texts: {
    choose: 'Choose',
    onlyNecessary: 'Necessary only',
    acceptAll: 'Accept all',
    save: 'Save choice',
  },
  onChoose: fn(),
  onOnlyNecessary: fn(),
  onAcceptAll: fn(),
};
/** The page behind; the age notice before it has the heading of the page. */
const shell = (heading = true): ReactElement => (
  <AppShell
    shell="desktop"
    rail={<Rail {...rail} following={undefined} />}
    topBar={
      <TopBar
        brand={rail.brand}
        search={{ action: '#', name: 'q', placeholder: 'Search performers, videos, TV' }}
        logIn={{ label: 'Log in', href: '#l' }}
        signUp={{ label: 'Sign up', href: '#s' }}
      />
    }
  >
    {heading ? <VisuallyHidden as="h1">Live now</VisuallyHidden> : null}
    <TileGrid
      label="Live now"
      items={performers}
      keyOf={(one) => one.name}
      render={(one) => <PerformerTile performer={one} level={2} />}
    />
  </AppShell>
);
function Details({ sheet }: { sheet: boolean }): ReactElement {
  const [on, setOn] = useState<readonly string[]>([]);
  const entries = (label: string) => ({
    label,
    items: [{ name: 'vx_search', purpose: 'Recent searches', kept: '30 days' }],
  });
  const categories = [
    {
      id: 'necessary',
      title: 'Necessary',
      text: 'Login, payment safety, language, age notice, this choice.',
      locked: 'Always on',
      checked: true,
      entries: entries('Show 8 entries'),
    },
    {
      id: 'functional',
      title: 'Functional',
      text: 'Recent searches and the size of your tiles.',
      checked: on.includes('functional'),
      entries: entries('Show 2 entries'),
    },
    {
      id: 'analytics',
      title: 'Analytics',
      text: 'Counts pages and errors. No name, no advertising, kept for 13 months.',
      checked: on.includes('analytics'),
      entries: entries('Show 1 entry'),
    },
  ];
  const props = {
    categories,
    onToggle: (id: string, checked: boolean) =>
      setOn(checked ? [...on, id] : on.filter((other) => other !== id)),
    texts: consent.texts,
    onOnlyNecessary: fn(),
    onAcceptAll: fn(),
    onSave: fn(),
    privacy: (
      <a className="vx-text-link" href="#privacy">
        Privacy notice
      </a>
    ),
  };
  const text = 'Nothing is switched on until you choose. You see the same pages either way.';
  return sheet ? (
    <Sheet open onOpenChange={fn()} title={consent.title} description={text}>
      <ConsentDetails {...props} />
    </Sheet>
  ) : (
    <ConsentDialog open onOpenChange={fn()} title={consent.title} text={text} {...props} />
  );
}
const points = [
  { glyph: identificationCardIcon, title: 'Free to join', text: 'No card needed to look around.' },
  {
    glyph: shieldCheckIcon,
    title: 'You confirm first',
    text: 'Nothing is charged until you say yes.',
  },
  { glyph: gaugeIcon, title: 'Your limits', text: 'Day, week and month, set by you.' },
];
const auth = {
  brand: rail.brand,
  points,
  picture: { src: portrait('Amara Sol'), alt: 'Illustrated portrait of Amara Sol' },
};
const switcher = (value: string) => ({
  label: 'Account',
  value,
  options: [
    { value: 'up', label: 'Sign up', href: '#up' },
    { value: 'in', label: 'Log in', href: '#in' },
  ],
});
const terms = (
  <>
    I am 18 or older and accept the <a href="#terms">terms</a>. I have read the{' '}
    <a href="#privacy">privacy notice</a>.
  </>
);
const signUpTexts = {
  name: 'Your name here',
  nameHint: 'Performers see it. 3 to 30 characters.',
  email: 'Email address',
  password: 'Password',
  passwordHint: '10 characters or more. Spaces are fine.',
  terms,
  news: 'Send me news and offers by e-mail. You can stop at any time.',
  submit: 'Create account',
};
const pressed = fn();
const passkey = (label: string) => ({
  label,
  hint: 'Fingerprint, face or screen lock. No password to remember.',
  or: 'or with your email address',
  onPress: pressed,
});
const place = (children: React.ReactNode) => (
  <AppShell shell="immersive">
    <div style={{ padding: 'var(--space-16)', display: 'grid', minHeight: '100dvh' }}>
      {children}
    </div>
  </AppShell>
);

const meta: Meta = {
  title: 'Screens/Entry and errors',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;
const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
export const AgeAndConsent: Story = {
  globals: desktop,
  render: () => (
    <>
      {shell(false)}
      <AgeGate {...gate} />
      <ConsentBanner {...consent} />
    </>
  ),
};
export const AgePhone: Story = { globals: phone, render: () => <AgeGate {...gate} /> };
export const ConsentPhone: Story = {
  globals: phone,
  render: () => (
    <>
      {shell()}
      <ConsentBanner {...consent} />
    </>
  ),
};
export const ConsentDetailsDesktop: Story = {
  globals: desktop,
  render: () => (
    <>
      {shell()}
      <Details sheet={false} />
    </>
  ),
};
export const ConsentDetailsPhone: Story = {
  globals: phone,
  render: () => (
    <>
      {shell()}
      <Details sheet />
    </>
  ),
};
export const SignUp: Story = {
  globals: desktop,
  render: () =>
    place(
      <AuthPanel
        {...auth}
        title="Create your account"
        text="It’s free. You only add money when you want to."
        switcher={switcher('up')}
      >
        <SignUpForm
          texts={signUpTexts}
          passkey={passkey('Sign up with a passkey')}
          onSubmit={fn()}
        />
      </AuthPanel>,
    ),
};
export const SignUpOverHome: Story = {
  globals: desktop,
  render: () => (
    <>
      <DesktopHome visitor />
      <Dialog open onOpenChange={fn()} title="Create your account" hideTitle bare size="wide">
        <AuthPanel
          {...auth}
          level={2}
          title="Create your account"
          text="It’s free. You only add money when you want to."
          switcher={switcher('up')}
        >
          <SignUpForm
            texts={signUpTexts}
            passkey={passkey('Sign up with a passkey')}
            onSubmit={fn()}
          />
        </AuthPanel>
      </Dialog>
    </>
  ),
  play: async () => {
    pressed.mockClear();
    const dialog = within(await screen.findByRole('dialog', { name: 'Create your account' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign up with a passkey' }));
    await expect(pressed).toHaveBeenCalledTimes(1);
  },
};
export const LogIn: Story = {
  globals: desktop,
  render: () =>
    place(
      <AuthPanel
        {...auth}
        title="Welcome back"
        text="Log in to see your messages and your library."
        switcher={switcher('in')}
      >
        <SignInForm
          texts={{
            email: 'Email address',
            password: 'Password',
            stay: 'Stay logged in on this device',
            submit: 'Log in',
          }}
          passkey={passkey('Log in with a passkey')}
          forgot={{ label: 'Forgot your password?', href: '#forgot' }}
          onSubmit={fn()}
        />
      </AuthPanel>,
    ),
};
export const LogInGermanPhone: Story = {
  globals: { viewport: { value: 'small' }, language: 'de' },
  render: () =>
    place(
      <AuthPanel
        {...auth}
        title="Willkommen zurück"
        text="Melde dich an, um deine Nachrichten und deine Mediathek zu sehen."
      >
        <SignInForm
          texts={{
            email: 'E-Mail-Adresse',
            password: 'Passwort',
            stay: 'Auf diesem Gerät angemeldet bleiben',
            submit: 'Anmelden',
          }}
          passkey={{
            label: 'Mit einem Passkey anmelden',
            hint: 'Fingerabdruck, Gesicht oder Bildschirmsperre. Kein Passwort zu merken.',
            or: 'oder mit deiner E-Mail-Adresse',
            onPress: pressed,
          }}
          forgot={{ label: 'Passwort vergessen?', href: '#forgot' }}
          onSubmit={fn()}
        />
      </AuthPanel>,
    ),
};
export const SignUpErrorsPhone: Story = {
  globals: phone,
  render: () =>
    place(
      <AuthPanel
        {...auth}
        title="Create your account"
        text="It’s free. You only add money when you want to."
        foot={
          <>
            Already have an account?{' '}
            <a className="vx-text-link" href="#in">
              Log in
            </a>
          </>
        }
      >
        <SignUpForm
          texts={signUpTexts}
          values={{ email: 'jonas@example' }}
          errors={{
            email: 'Something is missing after the @. Example: name@example.com',
            password: '9 of 10 characters. Add one more.',
            terms: 'Please confirm that you are 18 or older.',
          }}
          onSubmit={fn()}
        />
      </AuthPanel>,
    ),
};
export const LogInWrong: Story = {
  globals: desktop,
  render: () =>
    place(
      <AuthPanel
        {...auth}
        title="Welcome back"
        text="Log in to see your messages and your library."
        switcher={switcher('in')}
      >
        <SignInForm
          texts={{
            email: 'Email address',
            password: 'Password',
            stay: 'Stay logged in on this device',
            submit: 'Log in',
          }}
          email="jonas@example.com"
          errors={{ password: 'E-mail address and password do not match. 3 tries left.' }}
          forgot={{ label: 'Forgot your password?', href: '#forgot' }}
          onSubmit={fn()}
        />
      </AuthPanel>,
    ),
};
const lost = {
  code: 'Error 404',
  title: 'This page doesn’t exist',
  text: 'The address may be mistyped, or the page has moved. Nothing was bought or lost.',
  picture: room('Hills'),
};
const lostActions = (
  <>
    <Button variant="mediaSolid" size="lg" icon={houseIcon} href="#home">
      Go to home
    </Button>
    <Button
      variant="media"
      size="lg"
      icon={magnifyingGlassIcon}
      iconWeight="regular"
      href="#search"
    >
      Search
    </Button>
  </>
);
const live = (
  <Section
    id="live-now"
    title="Live right now"
    subtitle="Perhaps you were looking for one of these."
    link={{ label: 'All live', href: '#live' }}
    body={
      <TileGrid
        label="Live right now"
        items={performers.slice(0, 5)}
        keyOf={(one) => one.name}
        render={(one) => <PerformerTile performer={one} />}
      />
    }
  />
);
export const NotFoundDesktop: Story = {
  globals: desktop,
  render: () => (
    <AppShell
      shell="desktop"
      rail={<Rail {...rail} current="" />}
      topBar={
        <TopBar
          brand={rail.brand}
          search={{ action: '#', name: 'q', placeholder: 'Search performers, videos, TV' }}
        />
      }
    >
      <NotFound {...lost} actions={lostActions}>
        {live}
      </NotFound>
    </AppShell>
  ),
};
export const NotFoundPhone: Story = {
  globals: phone,
  render: () => (
    <AppShell
      shell="mobile"
      topBar={<TopBar variant="mobile" brand={rail.brand} />}
      tabBar={<TabBar items={tabItems} />}
    >
      <NotFound
        {...lost}
        layout="below"
        actions={
          <Button variant="solid" size="lg" href="#home">
            Go to home
          </Button>
        }
      >
        {live}
      </NotFound>
    </AppShell>
  ),
};
export const OfflinePhone: Story = {
  globals: phone,
  render: () => (
    <AppShell
      shell="mobile"
      topBar={<TopBar variant="mobile" brand={rail.brand} />}
      status={
        <OfflineBanner
          state="offline"
          text="You are offline since 21:58."
          countdown="Next try in 8 s"
        />
      }
      tabBar={<TabBar items={tabItems} current="home" />}
    >
      <ErrorState
        size="page"
        level={1}
        glyph={wifiSlashIcon}
        title="No connection"
        text="A running chat would have ended without further cost. Saved videos work."
        action={
          <Button variant="solid" size="lg">
            Try now
          </Button>
        }
      />
    </AppShell>
  ),
};
