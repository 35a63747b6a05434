import { contractFile } from './layers/contract.ts';
import { featureFiles, pageFile, partsFile } from './layers/page.ts';
import { browserTest, changeset } from './layers/proof.ts';
import { moduleFiles } from './layers/server.ts';
import { textFiles } from './layers/texts.ts';
import type { Names } from './names.ts';

type Files = Readonly<Record<string, string>>;

const below = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

/** The files of a system's own, by their paths from the root. */
export function newFiles(
  names: Names,
  { hasContract, today }: { readonly hasContract: boolean; readonly today: string },
): Files {
  const { system, page } = names;
  return {
    ...(hasContract ? {} : { [`packages/contract/src/rest/${system}.ts`]: contractFile(names) }),
    ...below(`apps/server/src/modules/${system}`, moduleFiles(names, today)),
    ...below(`packages/features/src/${system}`, featureFiles(names)),
    [`packages/views/src/${system}/pages/${page}.tsx`]: pageFile(names),
    [`packages/views/src/${system}/parts-of-pages.ts`]: partsFile(names),
    ...textFiles(names),
    [`tooling/e2e/src/${system}.spec.ts`]: browserTest(names),
    [`.changeset/${system}.md`]: changeset(names),
  };
}
