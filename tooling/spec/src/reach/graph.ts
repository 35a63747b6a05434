import { globSync } from 'node:fs';
import type { Link } from './module.ts';
import { Sources, type Symbol } from './sources.ts';

/** The sources of the workspace, and what of them the products reach. */
export interface Graph {
  find(importer: string, link: Link): readonly Symbol[];
  isReached(symbol: Symbol): boolean;
}

/** Where products begin: the server and its workers, the modules of the apps, the pages that both share. */
const entries: readonly string[] = [
  'apps/server/src/main.ts',
  'apps/server/src/**/*-worker.ts',
  'apps/{desktop,mobile}-web/app/**/*.{ts,tsx}',
  'apps/{desktop,mobile}-web/*.config.ts',
  'packages/views/src/*/{pages,profile-pages}/*.{ts,tsx}',
];

const isTest = (file: string): boolean => /\.(?:test|bench|stories)\.tsx?$/.test(file);

export function readGraph(root: string): Graph {
  const sources = new Sources(root);
  const walk = new Walk(sources);
  walk.from(globSync([...entries], { cwd: root }).filter((file) => !isTest(file)));
  return {
    find: (importer, link) => sources.find(importer, link),
    isReached: ({ file, name }) => walk.reached.has(`${file} ${name}`),
  };
}

/** Follows every mention, part by part: what only a barrel passes on is not reached. */
class Walk {
  /** `file name` of each part. */
  readonly reached = new Set<string>();
  readonly #sources: Sources;
  readonly #loaded = new Set<string>();
  readonly #waiting: Symbol[] = [];

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  from(files: readonly string[]): void {
    this.#waiting.push(...files.map((file) => ({ file, name: '*' })));
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop())
      this.#visit(next);
  }

  #visit({ file, name }: Symbol): void {
    const module = this.#sources.at(file);
    if (module === null || this.reached.has(`${file} ${name}`)) return;
    this.reached.add(`${file} ${name}`);
    this.#load(file);
    if (name !== '*') {
      this.#follow(file, module.parts.get(name)?.mentions ?? []);
      return;
    }
    this.#follow(file, module.exports.values());
    for (const link of module.reexports.values())
      this.#waiting.push(...this.#sources.find(file, link));
    for (const from of module.stars)
      this.#waiting.push(...this.#sources.find(file, { from, name: '*' }));
  }

  #follow(file: string, mentions: Iterable<string>): void {
    const module = this.#sources.at(file);
    for (const name of mentions) {
      const link = module?.imports.get(name);
      if (link) this.#waiting.push(...this.#sources.find(file, link));
      else if (module?.parts.has(name)) this.#waiting.push({ file, name });
    }
  }

  /** What runs when a module is loaded, and the modules that come along with it. */
  #load(first: string): void {
    const queue = [first];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const module = this.#sources.at(file);
      if (module === null || this.#loaded.has(file)) continue;
      this.#loaded.add(file);
      this.#follow(file, module.onLoad.mentions);
      queue.push(...this.#sources.filesOf(file, module.loads));
      const named = this.#sources.filesOf(file, module.named);
      this.#waiting.push(...named.map((one) => ({ file: one, name: '*' })));
    }
  }
}
