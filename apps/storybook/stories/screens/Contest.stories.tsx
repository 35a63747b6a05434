import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '@vx/ui/badge';
import { ContestEntry, VotesUsed } from '@vx/ui/contest-entry';
import { HeroBanner } from '@vx/ui/hero-banner';
import { FilterBar, Stack } from '@vx/ui/layout';
import { SearchField } from '@vx/ui/search-field';
import { Tabs } from '@vx/ui/tabs';
import { TileGrid } from '@vx/ui/tile-grid';
import { paletteOf, performers, place, portrait } from '../fixtures.ts';
import { DesktopPage, PhonePage } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/Contest',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const sunset = place('Golden hour', 'sunset', 'rosewood');

function Contest({
  over = false,
  phone = false,
}: {
  over?: boolean;
  /** The bar above has the title of the page. */
  phone?: boolean;
}): ReactElement {
  const [votes, setVotes] = useState<readonly string[]>(['Noor Amani', 'Zuri Bell']);
  return (
    <Stack gap="24">
      <HeroBanner
        level={phone ? 2 : 1}
        title="Golden hour"
        text="One portrait in the last light of the day. You choose the winner, the winner receives 2,000 coins (€500.00)."
        height="low"
        picture={sunset}
        palette={paletteOf('Tessa Moon')}
        badges={
          <>
            <Badge tone="media">Photo contest</Badge>
            <Badge tone="media">{over ? 'Ended on 30 November' : 'Until 30 November, 20:00'}</Badge>
          </>
        }
      />
      <FilterBar
        end={
          <>
            <VotesUsed used={votes.length} total={5} text={`${votes.length} of 5 votes used`} />
            {phone ? null : (
              <SearchField label="Find a performer" placeholder="Find a performer" name="who" />
            )}
          </>
        }
      >
        <Tabs
          label="Entries"
          current="all"
          tabs={[
            { id: 'all', label: 'All entries', href: '#all', count: 48 },
            { id: 'open', label: 'Not voted', href: '#open', count: 46 },
            { id: 'top', label: 'Top 10', href: '#top' },
            { id: 'yours', label: 'Your votes', href: '#yours', count: votes.length },
          ]}
        />
      </FilterBar>
      <TileGrid
        label="Entries"
        items={performers}
        keyOf={(one) => one.name}
        render={(one) => {
          const index = performers.indexOf(one);
          const voted = votes.includes(one.name);
          return (
            <ContestEntry
              level={2}
              entry={{
                name: one.name,
                href: `#entry-${index}`,
                picture: portrait(one.name),
                pictureAlt: `Entry of ${one.name}`,
                palette: paletteOf(one.name),
                votes: `${412 - index * 24 + (voted ? 1 : 0)} votes`,
                rank: over && index < 3 ? (['Winner', '2nd', '3rd'] as const)[index] : undefined,
              }}
              state={
                over ? (index === 0 ? 'winner' : 'closed') : votes.length >= 5 ? 'limit' : 'open'
              }
              voted={voted}
              texts={{
                vote: 'Vote',
                takeBack: 'Take back',
                yourVote: 'Your vote',
                votesLeft: `${5 - votes.length} votes left`,
              }}
              onVote={(vote) =>
                setVotes(vote ? [...votes, one.name] : votes.filter((name) => name !== one.name))
              }
            />
          );
        }}
      />
    </Stack>
  );
}
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <DesktopPage current="contests">
      <Contest />
    </DesktopPage>
  ),
  play: async ({ canvas }) => {
    const [vote] = canvas.getAllByRole('button', { name: /^Vote/u });
    if (vote === undefined) throw new Error('No entry to vote for');
    await userEvent.click(vote);
    await expect(canvas.getByText('3 of 5 votes used')).toBeVisible();
  },
};
export const DesktopOver: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <DesktopPage current="contests">
      <Contest over />
    </DesktopPage>
  ),
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PhonePage title="Contest" back={{ label: 'Contests', href: '#contests' }} current="feed">
      <Contest phone />
    </PhonePage>
  ),
};
