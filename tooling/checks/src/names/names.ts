/**
 * `pnpm check:names`: holds the names of files and the identifiers of the product's code, tests included, to the
 * words of the field (`STYLE_GUIDE.md`, "Names"). Comments and texts are not read.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace.ts';
import { exceptions, idioms, type Idiom } from './idioms.ts';

/** `'createHTTPClient'`, `'MAX_PAGES'` and `'use-say.ts'` as words: `'create http client'`, … */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
}

const known = new Map<string, Idiom | null>();
const unmet = new Set(exceptions.keys());

function isException(name: string): boolean {
  unmet.delete(name);
  return exceptions.has(name);
}

function idiomIn(name: string): Idiom | null {
  const found = known.get(name);
  if (found !== undefined) return found;
  const words = wordsOf(name);
  const idiom = isException(name)
    ? null
    : (idioms.find(({ pattern }) => pattern.test(words)) ?? null);
  known.set(name, idiom);
  return idiom;
}

/** Identifiers of a file that an idiom finds, with the line of the first use of each. */
function foundIn(path: string, code: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  // Words in comments and texts are seen here as well; only such files are worth a parse.
  const suspects = code.match(/[A-Za-z_$][\w$]*/g)?.some((word) => idiomIn(word) !== null);
  if (!suspects) return found;
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, kind);
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && idiomIn(node.text) !== null) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      if (!found.has(node.text)) found.set(node.text, line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isNumber = (node: ts.Expression): boolean =>
  ts.isNumericLiteral(node) ||
  (ts.isPrefixUnaryExpression(node) && isNumber(node.operand)) ||
  (ts.isBinaryExpression(node) && isNumber(node.left) && isNumber(node.right));

/** Numbers of a whole module that are not in SCREAMING_CASE. Other packages are renamed with what they do. */
const inOneCase = /^packages\/(?!contract\/|live-core\/)/;

function smallConstants(path: string, code: string): readonly string[] {
  if (!/^(export )?const [a-z]\w* = -?\(?\d/m.test(code)) return [];
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false);
  return file.statements
    .filter(ts.isVariableStatement)
    .filter(({ declarationList: { flags } }) => (flags & ts.NodeFlags.Const) !== 0)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer }) => initializer !== undefined && isNumber(initializer))
    .map(({ name }) => name.getText(file))
    .filter((name) => name !== name.toUpperCase() && !isException(name));
}

const problems = idioms
  .filter(({ pattern, example }) => !pattern.test(wordsOf(example)))
  .map(({ pattern, example }) => `The pattern ${pattern} does not find its example ${example}.`);

const paths = globSync(
  [
    'packages/*/{src,tools,scripts}/**/*.{ts,tsx}',
    'apps/*/{src,app,stories,tools,visual}/**/*.{ts,tsx}',
    'tooling/*/src/**/*.{ts,tsx}',
  ],
  { cwd: root },
).filter((path) => !path.endsWith('tooling/checks/src/names/idioms.ts'));
if (paths.length === 0) problems.push('No file was checked.');

const describe = (where: string, name: string, { use }: Idiom): string =>
  `${where}: \`${name}\` is a private idiom. Say: ${use}`;
for (const path of paths) {
  const name = basename(path);
  const ofFile = idiomIn(name.slice(0, name.indexOf('.')));
  if (ofFile) problems.push(describe(path, name, ofFile));
  const code = readFileSync(join(root, path), 'utf8');
  if (inOneCase.test(path))
    problems.push(
      ...smallConstants(path, code).map((one) => `${path}: write \`${one}\` in SCREAMING_CASE`),
    );
  for (const [identifier, line] of foundIn(path, code)) {
    const idiom = idiomIn(identifier);
    if (idiom) problems.push(describe(`${path}:${line}`, identifier, idiom));
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(
    'The list is tooling/checks/src/names/idioms.ts; the reasons are in STYLE_GUIDE.md.',
  );
  process.exit(1);
}
for (const name of unmet) console.log(`The exception \`${name}\` is met nowhere: take it out.`);
console.log(`Names hold: ${paths.length} files, ${idioms.length} idioms.`);
