import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type ts from 'typescript';
import { Application, Converter, normalizePath, type Context } from 'typedoc';
import { root, type WorkspacePackage } from '../../checks/src/workspace.ts';
import { changesDocument } from './changes.ts';
import {
  addSince,
  dropHeading,
  exportsOf,
  isDocumented,
  linkRules,
  nameParameters,
} from './comments.ts';
import { explainDerived } from './derived.ts';
import { entriesOf } from './entries.ts';
import { sinceOf } from './since.ts';

/** A package as TypeDoc takes it for a site of several. */
export interface Converted {
  /** Where its JSON is. */
  readonly file: string;
  readonly exports: number;
  /** Exports without a docstring: `@vx/ui/button ButtonSize`. */
  readonly undocumented: readonly string[];
  readonly warnings: number;
}

/** What `.` exports stands on the package's own page, beside its README. */
const liftRoot = ({ project }: Context): void => {
  const own = project.getChildByName([project.name]);
  if (own?.isDeclaration()) project.mergeReflections(own, project);
};

export async function convertPackage(
  one: WorkspacePackage,
  program: ts.Program,
  scratch: string,
): Promise<Converted> {
  const { name } = one.manifest;
  const folder = join(scratch, basename(one.folder));
  const changes = join(folder, 'Changes.md');
  mkdirSync(folder, { recursive: true });
  writeFileSync(changes, changesDocument(one));
  const entries = entriesOf(one);
  const app = await Application.bootstrap({
    name,
    readme: join(one.folder, 'README.md'),
    projectDocuments: [changes],
    basePath: root,
    entryPoints: entries.map(({ source }) => source),
    alwaysCreateEntryPointModule: true,
    disableSources: true,
    excludeExternals: true,
    excludeInternal: true,
    excludePrivate: true,
    logLevel: 'Warn',
  });
  // Before the children are grouped.
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, liftRoot, 1000);
  const project = app.converter.convert(
    entries.flatMap(({ name: displayName, source }) => {
      const sourceFile = program.getSourceFile(source);
      return sourceFile ? [{ displayName, program, sourceFile }] : [];
    }),
  );
  const all = exportsOf(project);
  for (const { path } of entries)
    explainDerived(all.flatMap(([at, found]) => (at === path ? [found] : [])));
  // What an entry passes on from another one is explained there.
  const exported = all.filter(([, found]) => !found.isReference());
  const undocumented = exported
    .filter(([, found]) => !isDocumented(found))
    .map(([path, found]) => `${name}${path.slice(1)} ${found.name}`);
  const since = sinceOf(one);
  for (const [path, found] of exported) {
    nameParameters(found);
    addSince(found, since.get(`${path} ${found.name}`) ?? 'the next release');
  }
  linkRules(project);
  dropHeading(project);
  const file = join(folder, 'package.json');
  writeFileSync(file, JSON.stringify(app.serializer.projectToObject(project, normalizePath(root))));
  return {
    file,
    exports: exported.length,
    undocumented: undocumented.toSorted(),
    warnings: app.logger.warningCount + app.logger.errorCount,
  };
}
