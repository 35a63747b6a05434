import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhoneReady } from './Calendar.stories.tsx';
import { Phone } from './Home.stories.tsx';
import { LivePhone } from './TV.stories.tsx';

/** Up to 1023 px the pages are those of phones, with more columns. */
const meta: Meta = {
  title: 'Screens/Tablet',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export default meta;
type Story = StoryObj;

const like = ({ render }: Story): Story => (render === undefined ? {} : { render });
export const Home = like(Phone);
export const Calendar = like(PhoneReady);
export const TV = like(LivePhone);
