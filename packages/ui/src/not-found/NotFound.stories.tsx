import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { room } from '../fixtures/art.ts';
import { longGerman, performers } from '../fixtures/data.ts';
import { PerformerTile } from '../performer-tile/PerformerTile.tsx';
import { TileGrid } from '../tile-grid/TileGrid.tsx';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Content/NotFound',
  component: NotFound,
  args: {
    code: 'Error 404',
    title: 'This door leads nowhere',
    text: 'The page was moved, or it never existed. Nothing was bought and nothing is lost.',
    picture: room('night corridor'),
    actions: (
      <>
        <Button variant="mediaSolid" size="lg" href="#home">
          Go to the home page
        </Button>
        <Button variant="media" size="lg" href="#search">
          Search
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This door leads nowhere',
    );
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '#home',
    );
    // The picture is decoration: nobody has to hear it.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
const phoneActions = (
  <>
    <Button variant="solid" size="lg" href="#home">
      Go to the home page
    </Button>
    <Button size="lg" href="#search">
      Search
    </Button>
  </>
);
export const OnPhones: Story = {
  args: { actions: phoneActions, layout: 'below' },
  globals: { viewport: { value: 'phone' } },
};
/** Who is live, to go on with. */
export const WithAWayOn: Story = {
  args: {
    children: (
      <div style={{ marginTop: '44px' }}>
        <TileGrid
          label="Live now"
          items={performers.slice(0, 5)}
          keyOf={(one) => one.name}
          render={(one) => <PerformerTile performer={one} level={2} />}
        />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
export const WithoutPicture: Story = { args: { picture: null } };
export const LongGerman: Story = {
  args: {
    title: `${longGerman} gibt es hier nicht`,
    text: 'Die Seite ist umgezogen oder es gab sie nie. Nichts wurde gekauft und nichts ging verloren.',
    actions: phoneActions,
    layout: 'below',
  },
  globals: { viewport: { value: 'small' }, language: 'de' },
};
