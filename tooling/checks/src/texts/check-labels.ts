/** What components of `@vx/ui` say on their own, in messages that `packages/ui/tools/labels.ts` makes functions of. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { allLabels, languages, readMessages } from '../../../../packages/ui/tools/labels.ts';
import { verifyLanguages } from './formatjs.ts';
import { unsaidLabels } from './unsaid-labels.ts';

/**
 * Labels that no component says, and those that differ between languages in more than their words. That each has a
 * text is in their types, and in a test of `@vx/ui`.
 *
 * @param ui the folder of `@vx/ui`
 */
export function checkLabels(ui: string, compilerOptions: ts.CompilerOptions): readonly string[] {
  const sources = globSync('src/**/*.{ts,tsx}', {
    cwd: ui,
    exclude: ['**/*.{test,stories}.*'],
  }).map((file) => join(ui, file));
  return allLabels.flatMap((labels) => {
    const { folder, type } = labels;
    const file = join(ui, 'src', folder, 'labels.ts');
    const different = verifyLanguages(
      Object.fromEntries(languages.map((language) => [language, readMessages(labels, language)])),
    );
    return [
      ...unsaidLabels({ file, type, sources, compilerOptions }).map(
        (key) => `${type}.${key} is said by nobody: take it out of ${file} and of all languages.`,
      ),
      ...(different === '' ? [] : [`${type}: ${different}`]),
    ];
  });
}
