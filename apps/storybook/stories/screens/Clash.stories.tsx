import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '@vx/ui/badge';
import { Button } from '@vx/ui/button';
import { ChallengeList, type Challenge } from '@vx/ui/challenge-list';
import { EmptyState, ErrorState } from '@vx/ui/empty-state';
import { bellIcon, calendarBlankIcon, flagIcon, playIcon, trophyIcon } from '@vx/ui/icons';
import { Cluster, Columns, Divider, PageHeader, Stack } from '@vx/ui/layout';
import { LiveBadge } from '@vx/ui/live-badge';
import { PerformerLine } from '@vx/ui/performer-line';
import { SectionHeader } from '@vx/ui/section-header';
import { Surface } from '@vx/ui/surface';
import { TeamBanner, TeamVote } from '@vx/ui/team-vote';
import { Text } from '@vx/ui/text';
import { ToggleButton } from '@vx/ui/toggle-button';
import { face, portrait } from '../fixtures.ts';
import { DesktopPage, PhonePage } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/Clash',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const names = { aurora: 'Aurora', ember: 'Ember' } as const;
type TeamId = keyof typeof names;
const banner = (
  <TeamBanner
    pointsLabel="points"
    versus="vs"
    teams={[
      {
        id: 'aurora',
        name: names.aurora,
        captain: 'Captain Kaia Storm',
        picture: portrait('Kaia Storm'),
        pictureAlt: 'Illustrated portrait of Kaia Storm',
        points: '340',
      },
      {
        id: 'ember',
        name: names.ember,
        captain: 'Captain Dara Quinn',
        picture: portrait('Dara Quinn'),
        pictureAlt: 'Illustrated portrait of Dara Quinn',
        points: '325',
      },
    ]}
  />
);
const past: readonly Challenge[] = (
  [
    ['A song in one minute', '20 November, 61 % of the votes', 'aurora'],
    ['Draw your captain', '19 November, 58 % of the votes', 'ember'],
    ['The best excuse for being late', '18 November, 52 % of the votes', 'aurora'],
  ] as const
).map(([title, text, team]) => ({
  id: title,
  title,
  text,
  glyph: flagIcon,
  state: 'done',
  status: `${names[team]} won`,
}));

function Challenges(): ReactElement {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const coming = (title: string, text: string): Challenge => ({
    id: title,
    title,
    text,
    glyph: calendarBlankIcon,
    state: 'open',
    end: (
      <ToggleButton
        glyph={bellIcon}
        label={`Remind me of ${title}`}
        size="sm"
        pressed={asked.includes(title)}
        onToggle={(on) =>
          setAsked(on ? [...asked, title] : asked.filter((other) => other !== title))
        }
      >
        Remind me
      </ToggleButton>
    ),
  });
  return (
    <ChallengeList
      title="Challenges"
      note="2 to 1 for Aurora"
      claimLabel="Claim"
      challenges={[
        ...past,
        coming('Quiz: capitals and cocktails', 'Tomorrow, 21:00'),
        coming('Two truths, one tale', '24 November, 21:00'),
      ]}
    />
  );
}

/** What all votes say with the guest's own: 1,811 others voted. */
function Vote({
  start,
  guest = true,
  closed = false,
}: {
  start?: TeamId | undefined;
  guest?: boolean;
  closed?: boolean;
}): ReactElement {
  const [value, setValue] = useState<string | undefined>(start);
  const name = value === 'aurora' || value === 'ember' ? names[value] : undefined;
  return (
    <TeamVote
      label="Your vote for “Cook with three ingredients”"
      options={[
        { id: 'aurora', name: names.aurora, share: 0.54, text: '54 %' },
        { id: 'ember', name: names.ember, share: 0.46, text: '46 %' },
      ]}
      value={value}
      state={closed || !guest ? 'closed' : 'open'}
      onVote={setValue}
      submit="Vote"
      total={`${value === undefined ? '1,811' : '1,812'} votes`}
      message={
        closed
          ? 'Aurora won with 54 %'
          : guest
            ? name && `Your vote counts for ${name}`
            : 'Log in to vote. It is free.'
      }
      takeBack={
        value === undefined
          ? undefined
          : { label: 'Take back', onTakeBack: () => setValue(undefined) }
      }
    />
  );
}
function Now({
  guest = true,
  closed = false,
}: {
  guest?: boolean;
  closed?: boolean;
}): ReactElement {
  return (
    <Surface as="section" padding="lg" aria-label="Challenge 4 of 7">
      <Stack gap="16">
        <Stack gap="8">
          <Cluster justify="between">
            <Cluster>
              {closed ? <Badge>Over</Badge> : <LiveBadge state="live" />}
              <Text variant="body-s" tone="tertiary">
                Challenge 4 of 7
              </Text>
            </Cluster>
            <Button icon={playIcon} size="sm" href="#watch">
              {closed ? 'Watch again' : 'Watch'}
            </Button>
          </Cluster>
          <SectionHeader
            title="Cook with three ingredients"
            subtitle="Moderated by Lio Marchetti, until 23:30. The jury gives 50 points, your votes give 50."
          />
        </Stack>
        <Vote start={guest ? 'aurora' : undefined} guest={guest} closed={closed} />
        {guest ? null : (
          <Cluster>
            <Button variant="solid" href="#login">
              Log in
            </Button>
            <Button variant="ghost" href="#signup">
              Sign up
            </Button>
          </Cluster>
        )}
      </Stack>
    </Surface>
  );
}
const members = {
  aurora: ['Kaia Storm', 'Sana Rey', 'Juno Vale', 'Elin Frost', 'Vega Lux'],
  ember: ['Dara Quinn', 'Noor Amani', 'Theo Brandt', 'Tessa Moon', 'Opal Reyes'],
} as const;
const team = (id: TeamId, live: number): ReactElement => (
  <Stack gap="12">
    <SectionHeader title={names[id]} size="sm" level={3}>
      <Text variant="body-s" tone="tertiary">
        {live} of 5 live
      </Text>
    </SectionHeader>
    <Stack as="ul" gap="4" aria-label={names[id]}>
      {members[id].map((name, index) => (
        <li key={name}>
          <PerformerLine
            size="sm"
            level={4}
            performer={{
              name,
              href: `#${name}`,
              picture: face(name),
              state: index < live ? 'live' : 'offline',
            }}
          />
        </li>
      ))}
    </Stack>
  </Stack>
);
const teams = (
  <Surface as="section" padding="lg" aria-label="The teams">
    <Stack gap="20">
      <SectionHeader title="The teams" size="sm" />
      {team('aurora', 3)}
      <Divider />
      {team('ember', 2)}
    </Stack>
  </Surface>
);
const intro =
  'Two teams, seven challenges, until 13 December. Voting is free, once for each challenge.';

function Desktop(props: { guest?: boolean; closed?: boolean }): ReactElement {
  return (
    <DesktopPage current="contests">
      <PageHeader title="Clash of cams" text={intro}>
        <Button href="#rules">Rules</Button>
      </PageHeader>
      <Stack gap="16">
        {banner}
        <Columns aside={teams} asideLabel="The teams">
          <Stack gap="16">
            <Now {...props} />
            <Challenges />
          </Stack>
        </Columns>
      </Stack>
    </DesktopPage>
  );
}

const desktop = { viewport: { value: 'desktop' } };
export const DesktopVoted: Story = {
  globals: desktop,
  render: () => <Desktop />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Ember/u }));
    await expect(canvas.getByText('Your vote counts for Ember')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await expect(canvas.getByText('1,811 votes')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Aurora/u }));
    const remind = canvas.getByRole('button', { name: /Remind me of Quiz/u });
    await userEvent.click(remind);
    await expect(remind).toHaveAttribute('aria-pressed', 'true');
  },
};
export const DesktopLoggedOut: Story = {
  globals: desktop,
  render: () => <Desktop guest={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Aurora/u })).toBeDisabled();
    const now = within(canvas.getByRole('region', { name: 'Challenge 4 of 7' }));
    await expect(now.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
  },
};
export const DesktopClosed: Story = { globals: desktop, render: () => <Desktop closed /> };
export const DesktopNoneNow: Story = {
  globals: desktop,
  render: () => (
    <DesktopPage current="contests">
      <PageHeader title="Clash of cams" />
      <EmptyState
        size="page"
        glyph={trophyIcon}
        title="No clash at the moment"
        text="Two teams meet again on 10 January. Past clashes can be watched at any time."
        action={<Button href="#past">Past clashes</Button>}
      />
    </DesktopPage>
  ),
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PhonePage title="Clash of cams" back={{ label: 'Contests', href: '#contests' }}>
      <Stack gap="16">
        <Text tone="secondary">{intro}</Text>
        {banner}
        <Now />
        <Challenges />
        {teams}
      </Stack>
    </PhonePage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Ember/u }));
    await expect(canvas.getByText('Your vote counts for Ember')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
const retry = fn();
export const SmallPhoneFailed: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <PhonePage title="Clash of cams" back={{ label: 'Contests', href: '#contests' }}>
      <ErrorState
        size="page"
        title="The clash did not load"
        text="Your vote is kept."
        action={
          <Button variant="solid" size="lg" onClick={retry}>
            Try again
          </Button>
        }
      />
    </PhonePage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
