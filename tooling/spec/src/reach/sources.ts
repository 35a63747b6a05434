import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, readModule, type Link, type Module } from './module.ts';
import { resolver } from './resolve.ts';

/** Something that a module has at its top. */
export interface Symbol {
  /** Below the root. */
  readonly file: string;
  /** Of a part; `*` for a whole module. */
  readonly name: string;
}

/** The sources of the workspace, each read when it is asked for. */
export class Sources {
  readonly #root: string;
  readonly #resolve: (importer: string, from: string) => string | null;
  readonly #modules = new Map<string, Module | null>();

  constructor(root: string) {
    this.#root = root;
    this.#resolve = resolver(root);
  }

  at(file: string): Module | null {
    let module = this.#modules.get(file);
    if (module === undefined) {
      const path = join(this.#root, file);
      module =
        /\.tsx?$/.test(file) && existsSync(path)
          ? readModule(parse(file, readFileSync(path, 'utf8')))
          : null;
      this.#modules.set(file, module);
    }
    return module;
  }

  /** The files behind what a file names; what is none of ours is left out. */
  filesOf(importer: string, specifiers: readonly string[]): readonly string[] {
    return specifiers.map((from) => this.#resolve(importer, from)).filter((path) => path !== null);
  }

  /** Where that which a file imports is made, whatever passes it on. Empty: none of ours. */
  find(importer: string, link: Link, seen: ReadonlySet<string> = new Set()): readonly Symbol[] {
    const file = this.#resolve(importer, link.from);
    const module = file === null ? null : this.at(file);
    const key = `${file} ${link.name}`;
    if (file === null || module === null || seen.has(key)) return [];
    if (link.name === '*') return [{ file, name: '*' }];
    const within = new Set([...seen, key]);
    const own = module.exports.get(link.name);
    if (own !== undefined) {
      const imported = module.imports.get(own);
      return imported ? this.find(file, imported, within) : [{ file, name: own }];
    }
    const passedOn = module.reexports.get(link.name);
    if (passedOn) return this.find(file, passedOn, within);
    return module.stars.flatMap((from) => this.find(file, { from, name: link.name }, within));
  }
}
