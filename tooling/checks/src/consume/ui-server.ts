import { createReadStream, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expectStyledButton, lookAt } from './browser.ts';
import { scratchProject, workspaceVersion } from './project.ts';
import type { Registry } from './registry.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** Files of the project: the rendered page, the bundle for the browser, the package's own style sheet. */
async function serve(files: (path: string) => string | undefined): Promise<Server> {
  const server = createServer((request, response) => {
    const file = files(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/**
 * `@vx/ui` rendered by plain Node, without a bundler on the server: a page of components with the one style
 * sheet of the package, taken over in the browser without a complaint.
 */
export async function consumeUiOnServer(
  folder: string,
  registry: Registry,
  version: string,
): Promise<string> {
  const project = scratchProject({
    at: join(folder, 'ui-server'),
    fixture: 'ui-server',
    registry,
    dependencies: {
      '@vx/ui': version,
      react: workspaceVersion('react'),
      'react-dom': workspaceVersion('react-dom'),
      esbuild: workspaceVersion('esbuild'),
    },
  });
  await project.install();
  const said = await project.node('Importing every path in plain Node', ['every-path.js']);
  const paths = Number(/imported (\d+)/u.exec(said)?.[1] ?? 0);
  if (paths < 60) throw new Error(`Only ${paths} paths of the package can be imported: ${said}`);
  await project.node('Rendering in plain Node', ['server.js']);
  await project.node('Bundling for the browser', ['bundle.js']);
  const html = readFileSync(join(project.folder, 'page.html'), 'utf8');
  const components = new Set(
    [...html.matchAll(/class="(vx-[a-z-]+)(?=[" ])/gu)].map(([, name]) => name),
  );
  if (components.size < 12) throw new Error(`The page shows only ${[...components].join(', ')}.`);

  const sheet = '/ui/';
  const server = await serve((path) => {
    if (path === '/') return join(project.folder, 'page.html');
    if (path === '/client.js') return join(project.folder, 'out/client.js');
    return path.startsWith(sheet) && /^[\w.-]+$/u.test(path.slice(sheet.length))
      ? join(project.folder, 'node_modules/@vx/ui/dist/all', path.slice(sheet.length))
      : undefined;
  });
  try {
    const { port } = server.address() as AddressInfo;
    await lookAt(`http://127.0.0.1:${port}/`, async (page) => {
      await page.locator('html[data-hydrated]').waitFor({ timeout: 30_000 });
      await page.getByRole('button', { name: 'Private chat' }).click();
      await page.getByRole('button', { name: 'Asked' }).waitFor();
      await expectStyledButton(page);
    });
  } finally {
    server.close();
  }
  return `@vx/ui in plain Node: ${paths} paths imported, ${components.size} parts rendered, styled and hydrated`;
}
