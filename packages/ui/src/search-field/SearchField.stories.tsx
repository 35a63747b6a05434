import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: { label: 'Search your library', placeholder: 'Search your library', onSearch: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const TopBar: Story = { args: { variant: 'bar', shortcut: '/' } };
export const FullWidth: Story = { args: { variant: 'full' } };
export const Typed: Story = {
  args: { defaultValue: 'piano', summary: '4 results' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search your library' });
    await userEvent.type(field, '{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('piano');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
export const Loading: Story = { args: { defaultValue: 'pia', loading: true } };
export const NothingFound: Story = {
  args: { defaultValue: 'zzz', summary: 'Nothing found for “zzz”' },
};
export const Disabled: Story = { args: { defaultValue: 'piano', disabled: true } };
const all = [
  { id: '1', text: 'piano', note: '4' },
  { id: '2', text: 'piano at midnight', note: 'Video' },
  { id: '3', text: 'picnic', note: '12' },
];
export const Suggesting: Story = {
  render: function Render(args) {
    const [words, setWords] = useState('');
    return (
      <SearchField
        {...args}
        value={words}
        onChange={setWords}
        suggestions={words === '' ? [] : all.filter((item) => item.text.startsWith(words))}
      />
    );
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Search your library' });
    await userEvent.type(field, 'pi');
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
  },
};
export const Suggested: Story = {
  tags: ['!dev', '!autodocs'],
  ...(Suggesting.render === undefined ? {} : { render: Suggesting.render }),
  play: async (context) => {
    const { canvas, args } = context;
    await Suggesting.play?.(context);
    const field = canvas.getByRole('combobox', { name: 'Search your library' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('piano at midnight');
    await expect(field).toHaveValue('piano at midnight');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
/** Clear is read, pressed and reached from the open list, and what is announced is heard. */
export const ClearedWhileSuggesting: Story = {
  tags: ['!dev', '!autodocs'],
  args: { summary: '4 results', loading: true },
  ...(Suggesting.render === undefined ? {} : { render: Suggesting.render }),
  play: async (context) => {
    const { canvas } = context;
    const field = await canvas.findByRole('combobox', { name: 'Search your library' });
    const listIsGone = (): Promise<void> =>
      waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await Suggesting.play?.(context);
    const said = canvas.getAllByRole('status').map((one) => one.textContent);
    await expect(said).toEqual(['Loading', '4 results']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await listIsGone();
    await Suggesting.play?.(context);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await listIsGone();
  },
};
export const LongGerman: Story = {
  args: {
    label: longGerman,
    placeholder: `${longGerman} durchsuchen`,
    summary: `Nichts gefunden in: ${longGerman}`,
  },
  globals: { viewport: { value: 'small' } },
};
