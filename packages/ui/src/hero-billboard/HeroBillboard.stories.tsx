import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { face, portrait, wide } from '../fixtures/art.ts';
import { coins } from '../fixtures/data.ts';
import { playIcon, videoCameraIcon } from '../icons/index.ts';
import { HeroBillboard } from './HeroBillboard.tsx';

const slides = ['Mira Solène', 'Noor Amani', 'Zuri Bell'].map((name) => ({
  id: name,
  name,
  picture: wide(name),
  pictureMobile: portrait(name),
  pictureAlt: `Illustrated portrait of ${name}`,
  face: face(name),
  state: 'live' as const,
  text: 'Slow conversations, city lights and good music.',
  rating: { share: '98 %', text: 'from 412 ratings' },
  actions: (
    <>
      <Button
        variant="primary"
        size="lg"
        icon={videoCameraIcon}
        price={coins(12)}
        per="minute"
        href="#chat"
      >
        Private chat
      </Button>
      <Button variant="media" size="lg" icon={playIcon}>
        Preview
      </Button>
    </>
  ),
  note: '€2.99 per minute. You confirm before anything is charged.',
}));
const meta = {
  title: 'Media/HeroBillboard',
  component: HeroBillboard,
  args: { slides },
} satisfies Meta<typeof HeroBillboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Zuri Bell' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Zuri Bell');
  },
};
export const One: Story = { args: { slides: slides.slice(0, 1) } };
export const Rotating: Story = {
  args: { rotateEvery: 8 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause rotation' }));
    await expect(canvas.getByRole('button', { name: 'Resume rotation' })).toBeVisible();
  },
};
