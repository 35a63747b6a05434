/**
 * `pnpm reference`: builds the site of what every published package exports into `tooling/reference/dist`. It fails
 * on a warning of TypeDoc (a link that leads nowhere), and on an export without docstring.
 * `pnpm --filter @vx/reference dev` shows the site.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, type ProjectReflection } from 'typedoc';
import { publishedPackages, root } from '../../checks/src/workspace.ts';
import { convertPackage, type Converted } from './convert.ts';
import { entriesOf } from './entries.ts';
import { copyFaces, writeLook } from './look.ts';
import { programOf } from './program.ts';
import { rulesDocument } from './rules.ts';

const site = join(import.meta.dirname, '../dist');
// TypeDoc takes paths of what it merges from there.
process.chdir(root);
const started = performance.now();

/** Pages of the repository that READMEs lead to. */
const documents = [
  'docs/build-an-app.md',
  'docs/errors.md',
  'packages/contract/GLOSSARY.md',
  'packages/ui/COMPONENTS.md',
  'docs/adr/0011-style-sheets-outside-a-bundler.md',
].map((path) => join(root, path));

/** A document is called as its first heading says. */
function nameDocuments(project: ProjectReflection): void {
  for (const one of project.documents ?? []) {
    const path = documents.find((file) => file.endsWith(`/${one.name}.md`));
    const heading = path && /^# (.+)$/mu.exec(readFileSync(path, 'utf8'))?.[1];
    if (heading) one.name = heading;
  }
}

async function build(scratch: string): Promise<readonly Converted[]> {
  const packages = publishedPackages();
  const program = programOf(packages.flatMap(entriesOf));
  const converted: Converted[] = [];
  for (const one of packages) converted.push(await convertPackage(one, program, scratch));
  const rules = join(scratch, 'Rules.md');
  writeFileSync(rules, rulesDocument());
  const look = join(scratch, 'look.css');
  writeLook(look);
  const app = await Application.bootstrap({
    name: 'Candela packages',
    entryPointStrategy: 'merge',
    entryPoints: converted.map(({ file }) => file),
    readme: join(import.meta.dirname, '../site.md'),
    projectDocuments: [...documents, rules],
    basePath: root,
    customCss: look,
    disableSources: true,
    hideGenerator: true,
    searchInComments: true,
    searchInDocuments: true,
    includeHierarchySummary: false,
    navigation: {
      includeGroups: false,
      includeCategories: false,
      includeFolders: false,
      excludeReferences: true,
    },
    validation: {
      invalidLink: true,
      invalidPath: true,
      rewrittenLink: true,
      notExported: false,
      notDocumented: false,
      unusedMergeModuleWith: true,
    },
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc made nothing of the packages.');
  nameDocuments(project);
  app.validate(project);
  await app.generateDocs(project, site);
  copyFaces(site);
  return [
    ...converted,
    {
      file: site,
      exports: 0,
      undocumented: [],
      warnings: app.logger.warningCount + app.logger.errorCount,
    },
  ];
}

// In the repository: TypeDoc finds no documents where those of one site have no folder in common but `/`.
const caches = join(root, 'node_modules/.cache');
mkdirSync(caches, { recursive: true });
const scratch = mkdtempSync(join(caches, 'vx-reference-'));
try {
  const all = await build(scratch);
  const undocumented = all.flatMap((one) => one.undocumented);
  const exports = all.reduce((sum, one) => sum + one.exports, 0);
  const warnings = all.reduce((sum, one) => sum + one.warnings, 0);
  const problems = [
    ...undocumented.map((name) => `${name} has no docstring.`),
    ...(warnings > 0 ? [`TypeDoc had ${warnings} warnings.`] : []),
  ];
  console.log(
    `${exports} exports in ${Math.round((performance.now() - started) / 1000)} s: ${site}/index.html`,
  );
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
