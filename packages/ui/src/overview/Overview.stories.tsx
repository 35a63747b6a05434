import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AvatarStack } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { face } from '../fixtures/art.ts';
import { coins, longGerman, performers } from '../fixtures/data.ts';
import {
  crownIcon,
  heartIcon,
  questionIcon,
  receiptIcon,
  stackIcon,
  ticketIcon,
} from '../icons/index.ts';
import { Columns, Stack } from '../layout/Layout.tsx';
import { PerformerLine } from '../performer-line/PerformerLine.tsx';
import { Price } from '../price/Price.tsx';
import {
  BalanceCard,
  FigureCard,
  OverviewGrid,
  OverviewHead,
  OverviewRow,
  PanelCard,
  PlaceCard,
} from './Overview.tsx';

const balance = (
  <FigureCard
    label="Balance"
    value={<Price price={coins(186)} size="lg" equivalent="hidden" />}
    note="€46.50"
    action={{ label: 'Top up', href: '#top-up', solid: true }}
  />
);
const month = (
  <FigureCard
    label="This month"
    value={<Price price={coins(180)} size="lg" equivalent="hidden" />}
    of="of 600"
    share={0.3}
    note="€45.00 of €150.00"
    action={{ label: 'Limits', href: '#limits' }}
  />
);
const messages = (
  <FigureCard
    label="Messages"
    value="3 new"
    note={
      <AvatarStack
        people={['Zuri Bell', 'Kaia Storm'].map((name) => ({ name, src: face(name) }))}
      />
    }
    action={{ label: 'Open', href: '#messages' }}
  />
);
const meta = {
  title: 'Account/Overview',
  component: OverviewGrid,
  args: {
    children: (
      <>
        {balance}
        {month}
        {messages}
      </>
    ),
  },
} satisfies Meta<typeof OverviewGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {};

/** What is missing leaves no gap: the cards that are there share the line. */
export const Closed: Story = {
  args: {
    children: (
      <>
        {balance}
        {month}
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect());
    await expect(one?.top).toBe(two?.top);
    await expect(Math.round(one?.width ?? 0)).toBe(Math.round(two?.width ?? 1));
  },
};

export const Page: Story = {
  render: (args) => (
    <Stack gap="20">
      <OverviewHead name="Jonas" picture={face('Jonas')} note="jonas@example.test">
        <Button href="#statement">Statement</Button>
      </OverviewHead>
      <OverviewGrid {...args} />
      <Columns
        aside={
          <PanelCard title="Last chats" action={{ label: 'All 14', href: '#chats' }}>
            <OverviewRow
              name="Mira Solène"
              picture={face('Mira')}
              text="Yesterday, 6:40"
              href="#mira"
              end={<Price price={coins(84)} equivalent="below" />}
            />
            <OverviewRow name="Zuri Bell" text="2 days ago, 11:02" href="#zuri" />
          </PanelCard>
        }
      >
        <PanelCard title="Live now" action={{ label: 'All 6', href: '#favourites' }}>
          {performers.slice(0, 2).map((performer) => (
            <PerformerLine key={performer.name} performer={performer} size="sm" />
          ))}
        </PanelCard>
      </Columns>
    </Stack>
  ),
};

/** Balance and month in one card; without a limit there is no bar. */
export const Balance: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <BalanceCard
          label="Balance"
          value={<Price price={coins(186)} size="lg" />}
          action={{ label: 'Top up', href: '#top-up', solid: true }}
          share={0.3}
          note="This month €45.00 of €150.00"
          more={{ label: 'Limits', href: '#limits' }}
        />
        <BalanceCard
          label="Guthaben"
          value={<Price price={coins(186)} size="lg" />}
          action={{ label: 'Aufladen', href: '#top-up', solid: true }}
          note="Dieser Monat 45,00 €"
          more={{ label: 'Festlegen', href: '#limits' }}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Balance' })).toHaveTextContent(
      'Balance186 coins',
    );
  },
};

export const Places: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <PlaceCard glyph={stackIcon} label="Library" value="89" href="#library" />
        <PlaceCard glyph={heartIcon} label="Favourites" value="6 live" href="#favourites" />
        <PlaceCard glyph={ticketIcon} label="Benefits" value="3 ready" href="#benefits" />
        <PlaceCard glyph={receiptIcon} label="Statement" href="#statement" />
        <PlaceCard glyph={crownIcon} label="VIP" href="#vip" tone="vip" />
        <PlaceCard glyph={questionIcon} label="Help" href="#help" />
      </>
    ),
  },
};

export const LongGerman: Story = {
  globals: { viewport: { value: 'small' }, language: 'de' },
  args: {
    children: (
      <>
        {balance}
        <FigureCard
          label={longGerman}
          value="3 ungelesen"
          note={longGerman}
          action={{ label: 'Festlegen', href: '#limits' }}
        />
        <PlaceCard glyph={heartIcon} label={longGerman} value="12 live" href="#favourites" />
      </>
    ),
  },
};
