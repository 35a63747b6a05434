import { expect, it } from 'vitest';
import { scriptsLast } from './scripts-last.ts';

const move = (page: string, early?: string): string =>
  scriptsLast(Buffer.from(page), early).toString();

it('asks for styles and pictures at once, for modules later', () => {
  const page = move(
    '<head><link rel="modulepreload" href="a.js" nonce="n"/><link rel="stylesheet" href="a.css"/>' +
      '<link rel="modulepreload" href="b.js"/></head><body><img src="ä.webp"/>' +
      '<script nonce="n" type="module" async="">import * as route0 from "a.js";\n' +
      'import * as route1 from "b.js";\n\nimport("entry.js");</script></body></html>',
  );
  expect(page).toContain(
    '<head><link rel="stylesheet" href="a.css"/><template id="vx-code">' +
      '<link rel="modulepreload" href="a.js" nonce="n"/><link rel="modulepreload" href="b.js"/>' +
      '</template></head><body><img src="ä.webp"/>' +
      '<script nonce="n" type="module" async="">await (async function beginLate(',
  );
  expect(page).toContain(
    ')("vx-code");\n' +
      'const [route0,route1] = await Promise.all([import("a.js"),import("b.js")])' +
      ".catch((error) => { document.dispatchEvent(new Event('modules-failed')); throw error; })\n" +
      'import("entry.js");</script></body></html>',
  );
});

it('puts a script before all of them', () => {
  expect(move('<head><meta/></head><body></body></html>', '<script></script>')).toBe(
    '<head><meta/><script></script></head><body></body></html>',
  );
});

it('leaves alone what has no modules or is no document', () => {
  for (const page of ['', 'no page', '<head></head><body></body>', '</body></head>'])
    expect(move(page)).toBe(page);
});
