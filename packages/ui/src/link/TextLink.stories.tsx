import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { LinkProvider, type LinkProps } from './context.tsx';
import { TextLink } from './TextLink.tsx';

const Routed = ({ children, ...rest }: LinkProps) => (
  <a {...rest} data-routed="">
    {children}
  </a>
);

const meta = {
  title: 'Navigation/TextLink',
  component: TextLink,
  args: { href: '#terms', children: 'Terms of service' },
  decorators: [
    (Story) => (
      <LinkProvider link={Routed}>
        <p>
          What was agreed stands in our <Story />.
        </p>
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AmongWords: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Terms of service' });
    await expect(link).toHaveAttribute('data-routed');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
/** Past the app's router, for what has to work while the app's code does not. */
export const WholeDocument: Story = {
  args: { reload: true, children: 'Try now' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('data-routed');
  },
};
/** What only a router understands does not reach the page. */
export const WholeDocumentKeepsNoPlace: Story = {
  tags: ['!dev', '!autodocs'],
  args: { reload: true, keepsPlace: true, children: 'Try now' },
  play: async ({ canvas }) => {
    const { attributes } = canvas.getByRole('link');
    await expect([...attributes].map(({ name }) => name).toSorted()).toEqual(['class', 'href']);
  },
};
export const LongGerman: Story = { args: { children: longGerman } };
