import type { Server } from 'node:http';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { PageConfig } from '@vx/contract';
import type { ViteDevServer } from 'vite';
import { Assets } from './assets.ts';
import { appNames, type AppName } from './choose-app.ts';

/** What an app is given for one request (ADR 0004). */
export interface PageRequest {
  readonly pageConfig: PageConfig;
  readonly fetch: typeof fetch;
  readonly nonce: string;
  readonly app: AppName;
  /** The page is made for several guests (ADR 0024). */
  readonly own?: {
    readonly callConfig: PageConfig;
    readonly mark: string;
    readonly taken: unknown[];
  };
}

/** A build whose `entry.server.tsx` makes the load context. */
export type AppBuild = ServerBuild & {
  readonly entry: {
    readonly module: {
      readonly makeContext: (given: PageRequest) => RouterContextProvider;
      /** Renders the parts that were taken out of a page for one guest. */
      readonly renderOwn?: (parts: readonly unknown[], given: PageRequest) => readonly string[];
    };
  };
};

/** One app on this server. */
export interface HostedApp {
  readonly name: AppName;
  readonly build: () => Promise<AppBuild>;
  readonly assets: Assets;
  /** In development: serves modules and hot updates. */
  readonly vite: ViteDevServer | null;
}

const require = createRequire(import.meta.url);

/** The folder of an app's package. */
const folderOf = (name: AppName): string =>
  dirname(require.resolve(`@vx/${name}-web/package.json`));

/** The apps as they were built; an app that was not built is missing. */
export async function loadBuiltApps(): Promise<ReadonlyMap<AppName, HostedApp>> {
  const apps = new Map<AppName, HostedApp>();
  for (const name of appNames) {
    const folder = folderOf(name);
    const file = join(folder, 'build/server/index.js');
    if (!existsSync(file)) continue;
    const build = (await import(pathToFileURL(file).href)) as AppBuild;
    apps.set(name, {
      name,
      build: () => Promise.resolve(build),
      assets: await Assets.read(join(folder, 'build/client'), `/_${name}`),
      vite: null,
    });
  }
  return apps;
}

/** The apps from their sources, with hot reload over the same port. */
export async function loadDevApps(server: Server): Promise<ReadonlyMap<AppName, HostedApp>> {
  const { createServer } = await import('vite');
  const apps = new Map<AppName, HostedApp>();
  for (const name of appNames) {
    const root = folderOf(name);
    const vite = await createServer({
      root,
      configFile: join(root, 'vite.config.ts'),
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server, path: `/__hmr_${name}` } },
    });
    apps.set(name, {
      name,
      build: async () =>
        (await vite.ssrLoadModule('virtual:react-router/server-build')) as AppBuild,
      assets: await Assets.read(join(root, 'none'), ''),
      vite,
    });
  }
  return apps;
}
