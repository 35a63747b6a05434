import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/Avatar.tsx';
import { bellIcon, notePencilIcon, prohibitIcon, shareFatIcon } from '../icons/index.ts';
import { Menu } from './Menu.tsx';

const onSelect = fn();
const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'More about Mira',
    align: 'start',
    trigger: <Avatar name="Mira" />,
    items: [
      { id: 'tell', label: 'Tell me when live', glyph: bellIcon, onSelect: onSelect },
      { id: 'note', label: 'Add a note', glyph: notePencilIcon, href: '#note' },
      { id: 'share', label: 'Share', glyph: shareFatIcon, disabled: true },
      { id: 'line', separator: true },
      { id: 'block', label: 'Block', glyph: prohibitIcon, danger: true },
    ],
  },
  parameters: {
    a11y: {
      config: {
        // The guards of Base UI pass the focus on: nobody rests on them.
        rules: [
          {
            id: 'aria-hidden-focus',
            selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])',
          },
        ],
      },
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More about Mira' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menu')).toBeVisible();
    await expect(screen.getAllByRole('menuitem')).toHaveLength(4);
  },
};
export const Chosen: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await Opened.play?.(context);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Tell me when live' }));
    await expect(onSelect).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
export const Closed: Story = {};
const share = fn();
/** By keyboard: right opens what lies beside, left closes it, a letter leads to an item. */
export const WithSubmenu: Story = {
  args: {
    items: [
      { id: 'tell', label: 'Tell me when live', glyph: bellIcon },
      {
        id: 'share',
        label: 'Share',
        glyph: shareFatIcon,
        items: [
          { id: 'link', label: 'Copy the link', onSelect: share },
          { id: 'mail', label: 'By e-mail', href: '#mail' },
        ],
      },
      { id: 'line', separator: true },
      { id: 'block', label: 'Block', glyph: prohibitIcon, danger: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Mira' }));
    const menu = await screen.findByRole('menu', { name: 'More about Mira' });
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('s');
    const opener = screen.getByRole('menuitem', { name: 'Share' });
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard('{ArrowRight}');
    const item = await screen.findByRole('menuitem', { name: 'Copy the link' });
    await waitFor(() => expect(item).toHaveFocus());
  },
};
export const ChosenInASubmenu: Story = {
  args: WithSubmenu.args ?? {},
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await WithSubmenu.play?.(context);
    const opener = screen.getByRole('menuitem', { name: 'Share' });
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.queryByRole('menu', { name: 'Share' })).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    const item = await screen.findByRole('menuitem', { name: 'Copy the link' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(share).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
