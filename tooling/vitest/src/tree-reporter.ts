import { readFileSync, writeFileSync } from 'node:fs';
import { JsonReporter, type TestModule } from 'vitest/node';

/** Vitest's JSON report, with the tree that was tested, and with how often a test was tried again. */
export class TreeReporter extends JsonReporter {
  readonly #file: string;
  readonly #tree: string | null;

  constructor(file: string, tree: string | null) {
    super({ outputFile: file });
    this.#file = file;
    this.#tree = tree;
  }

  override async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    for (const module of modules)
      for (const test of module.children.allTests())
        Object.assign(test.meta(), { retries: test.diagnostic()?.retryCount ?? 0 });
    await super.onTestRunEnd(modules);
    const report = JSON.parse(readFileSync(this.#file, 'utf8')) as object;
    writeFileSync(this.#file, JSON.stringify({ tree: this.#tree, ...report }));
  }
}
