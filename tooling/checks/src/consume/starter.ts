import { join } from 'node:path';
import { must } from '../run.ts';
import { copyStarter } from '../starter/copy-starter.ts';
import { lookAt } from './browser.ts';
import type { Registry } from './registry.ts';
import { served } from './ui-vite.ts';

/** The starter as a team copies it: installed, built, its test, and the built page used in a browser. */
export async function consumeStarter(folder: string, registry: Registry): Promise<string> {
  const at = join(folder, 'starter');
  copyStarter('feature', at, 'starter');
  const npm = (what: string, ...args: readonly string[]): Promise<string> =>
    must(`${what} the starter`, 'npm', args, at, registry.env);
  await npm('Installing', 'install', '--registry', registry.url);
  await npm('Building', 'run', 'build');
  await npm('Testing', 'test');
  await served(at, ['preview'], (url) =>
    lookAt(url, async (page) => {
      await page.getByRole('button', { name: 'Private chat' }).click();
      await page.getByText('1 coins so far').waitFor();
      await page.getByRole('button', { name: 'End the chat' }).click();
      await page.getByText('It cost 6 coins').waitFor();
    }),
  );
  return 'the starter: installed, built, its test, and a chat in its page';
}
