import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { framed } from '../fixtures/framed.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { euros } from '../fixtures/data.ts';
import { coinArt, thing, wheelOdds } from '../fixtures/rewards.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { infoIcon } from '../icons/index.ts';
import { OddsTable } from './OddsTable.tsx';

const meta = {
  title: 'Rewards/OddsTable',
  component: OddsTable,
  args: {
    title: 'Prizes and chances',
    columns: { prize: 'Prize', chance: 'Chance' },
    rows: wheelOdds,
    end: (
      <IconButton
        glyph={infoIcon}
        label="About the chances"
        size="sm"
        tooltip="start"
        onClick={fn()}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '372px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OddsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '50 coins 0.5 %' })).toBeVisible();
  },
};
const three = (name: 'rose' | 'candle' | 'star' | 'gem') => [thing(name), thing(name), thing(name)];
export const Plain: Story = {
  args: {
    variant: 'plain',
    title: 'Chances for each try',
    note: 'same for everyone',
    end: undefined,
    rows: [
      { id: 'r', label: 'Rose for a message', art: three('rose'), chance: '12.0 %' },
      { id: 'c', label: '4 coins', art: three('candle'), worth: euros(1), chance: '8.0 %' },
      { id: 's', label: '3 extra spins', art: three('star'), chance: '5.0 %' },
      { id: 'g', label: '100 coins', art: three('gem'), worth: euros(25), chance: '0.1 %' },
      { id: 'x', label: 'Anything else: 5 points', art: coinArt, chance: '74.9 %', rest: true },
    ],
  },
};
export const InADialog: Story = {
  parameters: framed,
  args: { variant: 'plain', end: undefined, note: 'same for everyone' },
  render: (args) => (
    <Dialog open onOpenChange={fn()} title="About the chances" size="sm">
      <OddsTable {...args} level={3} />
    </Dialog>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'About the chances' }));
    await expect(dialog.getAllByRole('row')).toHaveLength(9);
  },
};
export const LongGerman: Story = {
  args: {
    title: 'Gewinne und Wahrscheinlichkeiten',
    columns: { prize: 'Gewinn', chance: 'Wahrscheinlichkeit' },
    rows: [
      ...wheelOdds.slice(0, 3),
      {
        id: 'l',
        label: 'Benachrichtigungseinstellungsgutschein für Stammgäste',
        art: coinArt,
        chance: '100,0 %',
      },
    ],
  },
};
