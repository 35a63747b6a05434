import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { MultiSelect, Select } from './Select.tsx';

const countries = [
  { value: 'at', label: 'Austria' },
  { value: 'be', label: 'Belgium' },
  { value: 'de', label: 'Germany' },
  { value: 'nl', label: 'Netherlands' },
  { value: 'pt', label: 'Portugal', disabled: true },
  { value: 'es', label: 'Spain' },
  { value: 'se', label: 'Sweden' },
  { value: 'ch', label: 'Switzerland' },
];
/** As on a phone: no mouse. */
const withoutMouse = (): (() => void) => {
  const real = globalThis.matchMedia;
  globalThis.matchMedia = (query) => real(query === '(pointer: fine)' ? 'not all' : query);
  return () => {
    globalThis.matchMedia = real;
  };
};

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: {
    label: 'Language',
    options: [
      { value: 'en', label: 'English' },
      { value: 'de', label: 'Deutsch' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Field: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'de');
    await expect(args.onChange).toHaveBeenCalledWith('de');
  },
};
export const Quiet: Story = {
  args: {
    look: 'quiet',
    label: 'Sort',
    options: [
      { value: 'r', label: 'Recommended' },
      { value: 'n', label: 'Newest' },
    ],
  },
};
export const Failed: Story = { args: { error: 'Please choose a language.' } };
export const Disabled: Story = { args: { disabled: true } };

/** A long list: with a mouse, typing narrows it. */
export const Searchable: Story = {
  args: { label: 'Country', options: countries, searchable: true, name: 'country' },
  render: (args) => (
    <form aria-label="Address">
      <Select {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const field = await waitFor(() => {
      const button = canvas.getByRole('combobox', { name: 'Country' });
      void expect(button.tagName).toBe('BUTTON');
      return button;
    });
    await expect(field).toHaveTextContent('Austria');
    await userEvent.click(field);
    const words = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(words).toHaveFocus());
    await expect(screen.getAllByRole('option')).toHaveLength(8);
    await userEvent.type(words, 'sw');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  },
};
export const SearchedAndChosen: Story = {
  ...Searchable,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, args } = context;
    await Searchable.play?.(context);
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('ch');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Switzerland');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Address' });
    await expect(new FormData(form).get('country')).toBe('ch');
    form.reset();
    await waitFor(() => expect(field).toHaveTextContent('Austria'));
    await expect(new FormData(form).get('country')).toBe('at');
  },
};
export const NothingFound: Story = {
  args: { label: 'Country', options: countries, searchable: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox').tagName).toBe('BUTTON'));
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'zz');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
    await expect(screen.queryByRole('option')).toBeNull();
  },
};
/** On touch the same list is the system's own picker, and nothing is loaded for it. */
export const SearchableOnTouch: Story = {
  args: { label: 'Country', options: countries, searchable: true },
  globals: { viewport: { value: 'phone' } },
  beforeEach: withoutMouse,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await expect(field.tagName).toBe('SELECT');
    await userEvent.selectOptions(field, 'es');
    await expect(args.onChange).toHaveBeenLastCalledWith('es');
    await expect(field).toHaveValue('es');
  },
};

type Several = StoryObj<typeof MultiSelect>;
const several: Several['render'] = function Render(args) {
  const [value, setValue] = useState<readonly string[]>(args.value ?? []);
  return (
    <form aria-label="Filter">
      <MultiSelect
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    </form>
  );
};
const manyArgs = {
  label: 'Hide me in',
  options: countries,
  value: ['de', 'at'],
  onChange: fn(),
  name: 'hidden',
  placeholder: 'Countries',
  hint: 'You are not shown to guests from there.',
};
export const Multiple: Several = {
  args: manyArgs,
  render: several,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('combobox').tagName).toBe('INPUT'));
    const words = canvas.getByRole('combobox', { name: 'Hide me in' });
    await expect(words).toHaveAccessibleDescription('You are not shown to guests from there.');
    await userEvent.type(words, 'spa');
    await userEvent.click(await screen.findByRole('option', { name: 'Spain' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['de', 'at', 'es']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Germany' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['at', 'es']);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Filter' });
    await expect(new FormData(form).getAll('hidden')).toEqual(['at', 'es']);
    // Backspace in an empty field takes the last one.
    await userEvent.click(words);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['at']);
    await userEvent.keyboard('{Escape}');
  },
};
export const MultipleEmpty: Several = { args: { ...manyArgs, value: [] }, render: several };
export const MultipleOpen: Several = {
  args: manyArgs,
  render: several,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox').tagName).toBe('INPUT'));
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(2);
  },
};
export const MultipleOnTouch: Several = {
  args: manyArgs,
  render: several,
  globals: { viewport: { value: 'phone' } },
  beforeEach: withoutMouse,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('listbox', { name: 'Hide me in' });
    await expect(field).toHaveValue(['at', 'de']);
    await userEvent.selectOptions(field, 'es');
    await expect(args.onChange).toHaveBeenLastCalledWith(['at', 'de', 'es']);
  },
};
export const LongGerman: Several = {
  args: {
    ...manyArgs,
    label: longGerman,
    options: [{ value: 'a', label: `${longGerman} ${longGerman}` }, ...countries],
    value: ['a', 'de'],
    error: `${longGerman} fehlt.`,
  },
  render: several,
  globals: { viewport: { value: 'small' }, language: 'de' },
};
