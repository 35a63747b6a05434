import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectEnv } from '../run.ts';
import type { WorkspacePackage } from '../workspace.ts';
import { expectStyledButton, lookAt } from './browser.ts';
import { scratchProject, workspaceVersion } from './project.ts';
import { exampleOf } from './readmes.ts';
import { answering, freePort, type Registry } from './registry.ts';

const vite = 'node_modules/vite/bin/vite.js';

/** Serves the project with Vite while something looks at it. */
export async function served(
  folder: string,
  args: readonly string[],
  look: (url: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const child = spawn(
    process.execPath,
    [vite, ...args, '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    { cwd: folder, stdio: 'ignore', env: projectEnv },
  );
  try {
    if (!(await answering(url, 60)))
      throw new Error(`Vite ${args.join(' ')} did not start within 60 s.`);
    await look(url);
  } finally {
    child.kill('SIGTERM');
  }
}

const pressButton = (url: string): Promise<void> =>
  lookAt(url, async (page) => {
    await page.getByRole('button', { name: 'Private chat' }).click({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Asked 1 time' }).waitFor();
    await expectStyledButton(page);
  });

/** `@vx/ui` in a Vite app of another team: typed, built and in development, styles included, no provider. */
export async function consumeUiWithVite(
  folder: string,
  registry: Registry,
  ui: WorkspacePackage,
): Promise<string> {
  const project = scratchProject({
    at: join(folder, 'ui-vite'),
    fixture: 'ui-vite',
    registry,
    dependencies: {
      '@vx/ui': ui.manifest.version,
      react: workspaceVersion('react'),
      'react-dom': workspaceVersion('react-dom'),
      '@types/react': workspaceVersion('@types/react'),
      '@types/react-dom': workspaceVersion('@types/react-dom'),
      vite: workspaceVersion('vite'),
    },
    compilerOptions: {
      jsx: 'react-jsx',
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: ['vite/client'],
      noEmit: true,
    },
    files: ['main.tsx', 'readme.tsx'],
  });
  // What the README shows stands in the page: its module runs wherever the page does.
  writeFileSync(join(project.folder, 'readme.tsx'), exampleOf(ui, 'run') ?? '');
  await project.install();
  await project.compile();
  await project.node('Building with Vite outside the workspace', [vite, 'build']);
  await served(project.folder, ['preview'], pressButton);
  await served(project.folder, [], pressButton);
  return '@vx/ui in a Vite app: types, build and development server, styles, no provider, its README';
}
