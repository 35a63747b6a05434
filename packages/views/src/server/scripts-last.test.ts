import { expect, it } from 'vitest';
import { scriptsLast } from './scripts-last.ts';

const move = (page: string): string => scriptsLast(Buffer.from(page)).toString();

it('asks for styles and pictures before modules, which wait for them', () => {
  expect(
    move(
      '<head><link rel="modulepreload" href="a.js" nonce="n"/><link rel="stylesheet" href="a.css"/>' +
        '<link rel="modulepreload" href="b.js"/></head><body><img src="ä.webp"/></body></html>',
    ),
  ).toBe(
    '<head><link rel="stylesheet" href="a.css"/></head><body><img src="ä.webp"/>' +
      '<link fetchpriority="low" rel="modulepreload" href="a.js" nonce="n"/>' +
      '<link fetchpriority="low" rel="modulepreload" href="b.js"/></body></html>',
  );
});

it('puts a script before all of them', () => {
  expect(
    scriptsLast(
      Buffer.from('<head><meta/></head><body></body></html>'),
      '<script></script>',
    ).toString(),
  ).toBe('<head><meta/><script></script></head><body></body></html>');
});

it('leaves alone what has no modules or is no document', () => {
  for (const page of ['', 'no page', '<head></head><body></body>', '</body></head>'])
    expect(move(page)).toBe(page);
});
