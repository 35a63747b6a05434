/** What a build of an app consists of: its chunks, its routes, and what each loads. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ViteChunk {
  readonly file: string;
  /** The source of an entry, from the folder of the app. */
  readonly src?: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type ViteManifest = Readonly<Record<string, ViteChunk>>;

interface Route {
  readonly parentId?: string;
  readonly hasDefaultExport: boolean;
  /** A page may come in several files (its view, its load, its action); all of them are its own. */
  readonly module: string;
  readonly clientLoaderModule?: string;
  readonly clientActionModule?: string;
  readonly css?: readonly string[];
}
export type Routes = Readonly<Record<string, Route>>;

/** The routes of a build, as React Router tells them to the browser. */
export function routesOf(client: string): Routes {
  const assets = join(client, 'assets');
  const file = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));
  if (file === undefined) throw new Error(`No manifest of the routes in ${assets}.`);
  const code = readFileSync(join(assets, file), 'utf8');
  const { routes } = JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as {
    routes: Routes;
  };
  return routes;
}

/** Routes that others stand in: the root and the frames. */
const framesOf = (routes: Routes): ReadonlySet<string | undefined> =>
  new Set(Object.values(routes).map(({ parentId }) => parentId));

/** The modules of a route and of the frames that it stands in, as paths in the build. */
export function modulesOf(routes: Routes, id: string): readonly string[] {
  const route = routes[id];
  if (!route) return [];
  const { module, clientLoaderModule, clientActionModule, parentId } = route;
  const own = [module, clientLoaderModule, clientActionModule].flatMap((path) =>
    path === undefined ? [] : [path.slice(path.indexOf('assets/'))],
  );
  return parentId === undefined ? own : [...own, ...modulesOf(routes, parentId)];
}

/** The pages of an app, by the names of the route table: "de.home" and "en.home" are one. */
export function pagesOf(routes: Routes): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(routes)
      .filter((id) => routes[id]?.hasDefaultExport && !framesOf(routes).has(id))
      .map((id) => [id.slice(id.indexOf('.') + 1), id] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

/** The chunks of a build, as Vite tells of them. */
export function manifestOf(client: string): ViteManifest {
  return JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as ViteManifest;
}

/** Files that the given modules load without being asked to. */
export function filesOf(manifest: ViteManifest, keys: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}
