// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { UiLabelsProvider } from '../labels/context.tsx';
import { english } from '../labels/english.ts';
import type { UiLabels } from '../labels/labels.ts';
import { ChatTranscript, type ChatLine } from './ChatTranscript.tsx';

/** Every line of the guest asks for "You" when it is rendered. */
let rendered = 0;
const chat = Object.defineProperty({ ...english.chat }, 'you', {
  get: () => {
    rendered += 1;
    return 'You';
  },
});
const labels: UiLabels = { ...english, chat };

const line = (index: number): ChatLine => ({
  kind: 'message',
  id: `line ${index}`,
  from: 'guest',
  text: `Text ${index}`,
});
const lines = (from: number, to: number): readonly ChatLine[] =>
  Array.from({ length: to - from }, (_, index) => line(from + index));

function Transcript(props: Partial<Parameters<typeof ChatTranscript>[0]>): ReactElement {
  return (
    <UiLabelsProvider labels={labels}>
      <ChatTranscript name="Mira" lines={[]} {...props} />
    </UiLabelsProvider>
  );
}
const shown = (): number => document.querySelectorAll('.vx-message').length;

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(cleanup);

describe('a transcript', () => {
  it('has every line in the page and reads out new ones from then on', async () => {
    render(<Transcript lines={lines(0, 600)} />);
    await waitFor(() => expect(shown()).toBe(600));
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite');
    expect(screen.getByText('Text 0')).toBeTruthy();
  });

  it('renders one line when one comes, whatever else is new', async () => {
    const said = lines(0, 600);
    const { rerender } = render(<Transcript lines={said} onRetry={() => {}} />);
    await waitFor(() => expect(shown()).toBe(600));
    rendered = 0;
    rerender(<Transcript lines={[...said, line(600)]} onRetry={() => {}} typing />);
    await waitFor(() => expect(shown()).toBe(601));
    expect(rendered).toBe(1);
  });

  it('renders those before it, and not the others, when older ones come', async () => {
    const said = lines(300, 600);
    const { rerender } = render(<Transcript lines={said} />);
    await waitFor(() => expect(shown()).toBe(300));
    rendered = 0;
    rerender(<Transcript lines={[...lines(0, 300), ...said]} />);
    await waitFor(() => expect(shown()).toBe(600));
    expect(screen.getByText('Text 0')).toBeTruthy();
    expect(rendered).toBeGreaterThanOrEqual(300);
    // The first block of the later ones may be cut anew.
    expect(rendered).toBeLessThan(550);
  });

  it('sends a failed line again with what was given last', async () => {
    const failed: ChatLine = {
      ...line(1),
      kind: 'message',
      from: 'guest',
      text: 'Lost',
      state: 'failed',
    };
    const [first, latest] = [vi.fn(), vi.fn()];
    const { rerender } = render(<Transcript lines={[failed]} onRetry={first} />);
    rerender(<Transcript lines={[failed]} onRetry={latest} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(latest).toHaveBeenCalledExactlyOnceWith('line 1');
    expect(first).not.toHaveBeenCalled();
  });
});
