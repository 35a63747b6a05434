// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Writable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../ui-provider/UiProvider.tsx';
import { CustomProperties } from './CustomProperties.tsx';

const nonce = 'bm9uY2Utb2YtdGhlLXBhZ2U';
const browser = document;

function Bar({ at, from }: { at: string; from?: number | undefined }): ReactElement {
  return (
    <CustomProperties values={{ '--vx-at': at, '--vx-from': from }}>
      <span className="bar" />
    </CustomProperties>
  );
}

/** A whole page as a server streams it, with a policy's nonce or without. */
const pageOf = async (content: ReactElement, own?: string): Promise<string> => {
  vi.stubGlobal('document', undefined);
  let html = '';
  await new Promise<void>((resolve, reject) => {
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
      final(done) {
        done();
        resolve();
      },
    });
    const { pipe } = renderToPipeableStream(
      <html lang="en">
        <head>
          <title>Page</title>
        </head>
        <body>
          <UiProvider nonce={own}>{content}</UiProvider>
        </body>
      </html>,
      {
        nonce: own === undefined ? undefined : { style: own },
        onAllReady: () => pipe(sink),
        onError: reject,
      },
    );
  });
  vi.stubGlobal('document', browser);
  return html;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('custom properties of an element', () => {
  it('come from a server as one rule each, in one style element of the head with the nonce', async () => {
    const html = await pageOf(
      <>
        <Bar at="50% 25%" from={0.5} />
        <Bar at="50% 25%" from={0.5} />
        <Bar at="10%" />
      </>,
      nonce,
    );
    const [head = '', body = ''] = html.split('</head>');
    expect(head.match(/<style[^>]*>/gu)).toEqual([expect.stringContaining(`nonce="${nonce}"`)]);
    expect(head).toContain(
      '[data-properties="--vx-at:50%_25%;--vx-from:0.5"]{--vx-at:50% 25%;--vx-from:0.5}',
    );
    expect(head.match(/\{--vx-at/gu)).toHaveLength(2);
    expect(body.match(/data-properties="--vx-at:50%_25%;--vx-from:0.5"/gu)).toHaveLength(2);
    expect(body).not.toMatch(/style/u);
  });

  it('need no provider where no policy forbids them', async () => {
    const html = await pageOf(<Bar at="10%" />);
    expect(html).toMatch(
      /<style data-precedence="vx-properties"[^>]*>\[data-properties="--vx-at:10%"\]/u,
    );
    expect(html).not.toContain('nonce');
  });

  it('are taken over and kept by the browser', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('document', undefined);
    const html = renderToString(<Bar at="10%" from={1} />);
    vi.stubGlobal('document', browser);
    const place = document.createElement('div');
    place.innerHTML = html;
    document.body.append(place);
    const bar = place.querySelector<HTMLElement>('.bar');
    const value = (name: string): string | undefined => bar?.style.getPropertyValue(name);
    const root = await act(async () => hydrateRoot(place, <Bar at="10%" from={1} />));
    expect(errors).not.toHaveBeenCalled();
    expect(place.querySelector('.bar')).toBe(bar);
    expect([value('--vx-at'), value('--vx-from')]).toEqual(['10%', '1']);
    await act(async () => root.render(<Bar at="20%" />));
    expect([value('--vx-at'), value('--vx-from')]).toEqual(['20%', '']);
    await act(async () => root.unmount());
    place.remove();
  });

  it('are set by the browser alone where the server drew nothing', () => {
    const { container } = render(<Bar at="30%" />);
    expect(document.querySelector('style[data-precedence]')).toBeNull();
    const bar = container.querySelector<HTMLElement>('.bar');
    expect(bar?.style.getPropertyValue('--vx-at')).toBe('30%');
  });

  const attributeOf = (at: string): string =>
    / data-properties="([^"]*)"/u.exec(renderToString(<Bar at={at} />))?.[1] ?? '';

  it.each(['#4c3a6b', '50% 25%', 'calc(1px + (2% - var(--space-2)) * 0.5)', '-12.5px', '1e-7'])(
    'may be %s',
    (value) => expect(attributeOf(value)).toBe(`--vx-at:${value.replaceAll(' ', '_')}`),
  );

  it.each([
    'red}',
    'red;',
    'a/*',
    '(',
    ')(',
    '"',
    "'",
    '\\7d',
    '</style',
    'a\nb',
    'url(x:y)',
    'a_b',
    '',
  ])('end no rule: %j is not set', (value) => expect(attributeOf(value)).toBe(''));

  it('leave a rule out whose only value is not plain', async () => {
    const html = await pageOf(<Bar at="0}body{display:none" />);
    expect(html).not.toContain('display');
    expect(html).not.toContain('<style');
  });
});
