import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../run.ts';
import { copyStarter } from '../starter/copy-starter.ts';
import type { WorkspacePackage } from '../workspace.ts';
import { lookAt } from './browser.ts';
import { exampleOf } from './readmes.ts';
import type { Registry } from './registry.ts';
import { served } from './ui-vite.ts';

const readmeTest = `
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Page } from './readme.tsx';

it('runs the example', () => expect(renderToStaticMarkup(<Page />)).toBe('<button>0</button>'));
`;

/** The starter as a team copies it: installed, built, its test, and the built page used in a browser. */
export async function consumeStarter(
  folder: string,
  registry: Registry,
  packages: readonly WorkspacePackage[],
): Promise<string> {
  const at = join(folder, 'starter');
  copyStarter('feature', at, 'starter');
  // The README of `@vx/react` stands in a project of React: compiled with the starter, rendered by its test.
  const react = packages.find(({ manifest }) => manifest.name === '@vx/react');
  writeFileSync(join(at, 'src/readme.tsx'), (react && exampleOf(react, 'run')) ?? '');
  writeFileSync(join(at, 'src/readme.test.tsx'), readmeTest);
  const npm = (what: string, ...args: readonly string[]): Promise<string> =>
    must(`${what} the starter`, 'npm', args, at, registry.env);
  await npm('Installing', 'install', '--registry', registry.url);
  await npm('Building', 'run', 'build');
  await npm('Testing', 'test');
  await served(at, ['preview'], (url) =>
    lookAt(url, async (page) => {
      await page.getByRole('button', { name: 'Privatchat: Mira' }).click();
      await page.getByText('1 Coin', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Chat beenden' }).click();
      await page.getByText('Du hast bezahlt: 6 Coins').waitFor();
      await page.getByRole('button', { name: '100 Coins: 25,00 € bezahlen' }).click();
      await page.getByRole('link', { name: 'Weiter zur Zahlung' }).waitFor();
    }),
  );
  return 'the starter: installed, built, its test, the README of @vx/react, and a chat and a top-up in its page';
}
