// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { cloneElement, createRef, useState, type ReactElement, type Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { ChipGroup } from '../chip-group/ChipGroup.tsx';
import { stubBrowser } from '../fixtures/quiet-browser.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { heartIcon } from '../icons/index.ts';
import { LinkProvider, type LinkProps } from '../link/context.tsx';
import { LocalTabs } from '../local-tabs/LocalTabs.tsx';
import { NumberField } from '../number-field/NumberField.tsx';
import type { Option } from '../option/option.ts';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { MultiSelect, Select } from '../select/Select.tsx';
import { RangeSlider } from '../slider/RangeSlider.tsx';
import { Slider } from '../slider/Slider.tsx';
import { StarRating } from '../star-rating/StarRating.tsx';
import { ToggleButton } from '../toggle-button/ToggleButton.tsx';

const options: readonly Option[] = [
  { value: 'new', label: 'Newest', icon: heartIcon, description: 'First' },
  { value: 'top', label: 'Most liked', count: 4 },
  { value: 'old', label: 'Oldest', disabled: true },
];
const words = String;

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the fields in a form would post. */
const posted = (form: HTMLElement): Record<string, string[]> => {
  const data = new FormData(form as HTMLFormElement);
  return Object.fromEntries([...data.keys()].map((key) => [key, data.getAll(key).map(String)]));
};
const form = (control: ReactElement): HTMLElement => {
  render(<form aria-label="Form">{control}</form>);
  return screen.getByRole('form');
};

/** Sets a native range or number, as a browser does. */
const type = (role: string, value: number, name?: string): void => {
  fireEvent.change(screen.getByRole(role, name === undefined ? {} : { name }), {
    target: { value: String(value) },
  });
};

describe('a control without a value of the page', () => {
  it('Slider starts at its default and posts what it was moved to', () => {
    const change = vi.fn();
    const fields = form(
      <Slider
        label="Volume"
        name="volume"
        max={10}
        defaultValue={4}
        valueText={words}
        onChange={change}
      />,
    );
    expect(posted(fields)).toEqual({ volume: ['4'] });
    type('slider', 7);
    expect(posted(fields)).toEqual({ volume: ['7'] });
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('7');
    expect(change).toHaveBeenCalledWith(7);
  });

  it('RangeSlider starts with everything', () => {
    const fields = form(
      <RangeSlider label="Price" name="price" from="From" to="To" min={0} max={9} text={words} />,
    );
    type('slider', 3, 'From');
    expect(posted(fields)).toEqual({ 'price-from': ['3'], 'price-to': ['9'] });
  });

  it('SegmentedControl starts with its first option and posts', () => {
    const fields = form(<SegmentedControl label="Sort" name="sort" options={options} />);
    expect(posted(fields)).toEqual({ sort: ['new'] });
    fireEvent.click(screen.getByRole('radio', { name: 'Most liked' }));
    expect(posted(fields)).toEqual({ sort: ['top'] });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Oldest' }).disabled).toBe(true);
  });

  it('ChipGroup posts each chosen value', () => {
    const fields = form(
      <ChipGroup label="Topics" name="topic" multiple options={options} defaultValue={['new']} />,
    );
    fireEvent.click(screen.getByRole('button', { name: /Most liked/u }));
    expect(posted(fields)).toEqual({ topic: ['new', 'top'] });
  });

  it('RadioGroup, Select and MultiSelect take the same options', () => {
    const fields = form(
      <>
        <RadioGroup label="One" name="one" options={options} defaultValue="top" />
        <Select label="Two" name="two" options={options} defaultValue="top" />
        <MultiSelect label="Three" name="three" options={options} defaultValue={['new', 'top']} />
      </>,
    );
    expect(posted(fields)).toEqual({ one: ['top'], two: ['top'], three: ['new', 'top'] });
  });

  it('NumberField counts from its default on', () => {
    const fields = form(
      <NumberField
        label="Coins"
        name="coins"
        less="Less"
        more="More"
        min={0}
        max={9}
        defaultValue={3}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(posted(fields)).toEqual({ coins: ['4'] });
  });

  it('StarRating, ToggleButton and LocalTabs keep what was pressed', async () => {
    const fields = form(
      <>
        <StarRating label="Rating" name="stars" />
        <ToggleButton glyph={heartIcon} label="Follow" />
        <LocalTabs
          label="Parts"
          tabs={[
            { id: 'a', label: 'First', panel: 'One' },
            { id: 'b', label: 'Second', panel: 'Two' },
          ]}
        />
      </>,
    );
    fireEvent.click(screen.getByRole('radio', { name: /4/u }));
    fireEvent.click(screen.getByRole('button', { name: 'Follow' }));
    expect(posted(fields)).toEqual({ stars: ['4'] });
    expect(screen.getByRole('button', { name: 'Follow' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(screen.getByRole('tabpanel').textContent).toBe('One');
    fireEvent.click(screen.getByRole('tab', { name: 'Second' }));
    await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe('Two'));
  });

  it('shows the value of the page, when there is one, whatever is pressed', () => {
    function Page(): ReactElement {
      const [value] = useState('new');
      return <SegmentedControl label="Sort" options={options} value={value} />;
    }
    render(<Page />);
    fireEvent.click(screen.getByRole('radio', { name: 'Most liked' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Newest' }).checked).toBe(true);
  });

  it('posts without script where its elements are native', () => {
    const place = document.createElement('form');
    place.innerHTML = renderToString(
      <>
        <SegmentedControl label="Sort" name="sort" options={options} defaultValue="top" />
        <ChipGroup label="Topics" name="topic" options={options} defaultValue={['new']} />
        <StarRating label="Rating" name="stars" defaultValue={2} />
      </>,
    );
    expect(posted(place)).toEqual({ sort: ['top'], topic: ['new'], stars: ['2'] });
  });
});

describe('a link that looks like a button', () => {
  const follow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const Routed = ({ children, ...rest }: LinkProps): ReactElement => (
    <a {...rest} data-routed="">
      {children}
    </a>
  );
  beforeEach(() => {
    follow.mockClear();
  });

  it.each([
    [
      'Button',
      <Button key="b" href="/live/" onClick={follow}>
        Live
      </Button>,
    ],
    [
      'IconButton',
      <IconButton key="i" href="/live/" onClick={follow} glyph={heartIcon} label="Live" />,
    ],
  ])(
    '%s keeps its ref, cannot be followed while disabled, and waits while loading',
    (_name, link) => {
      const ref = createRef<HTMLElement>();
      const at = (props: object): ReactElement => (
        <LinkProvider link={Routed}>
          {cloneElement<{ ref?: Ref<HTMLElement> }>(link, { ref, ...props })}
        </LinkProvider>
      );
      const page = render(at({}));
      const drawn = screen.getByRole('link', { name: 'Live' });
      expect(ref.current).toBe(drawn);
      expect(drawn.getAttribute('href')).toBe('/live/');
      expect(drawn.dataset['routed']).toBe('');
      fireEvent.click(drawn);
      expect(follow).toHaveBeenCalledOnce();

      page.rerender(at({ loading: true }));
      const waiting = screen.getByRole('link', { name: 'Live' });
      expect(waiting).toBe(drawn);
      expect(waiting.getAttribute('aria-busy')).toBe('true');
      // False: somebody has kept the browser from following it.
      expect(fireEvent.click(waiting)).toBe(false);
      expect(follow).toHaveBeenCalledOnce();

      page.rerender(at({ disabled: true }));
      const off = screen.getByRole('link', { name: 'Live' });
      expect(ref.current).toBe(off);
      expect(off.hasAttribute('href')).toBe(false);
      expect(off.getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(off);
      expect(follow).toHaveBeenCalledOnce();
    },
  );
});
