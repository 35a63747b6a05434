/**
 * The ids of texts that a source says otherwise than in a descriptor of formatjs: as `t('live.left')`, in a
 * table, or built at run time. Nobody keeps a list: `live.warning.${level}` stands for the ids that
 * TypeScript finds for the type of `level`.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface SaidIds {
  readonly said: ReadonlySet<string>;
  /** Where an id is built of a part that may be any string, or of parts that make no id at all. */
  readonly problems: readonly string[];
}

/**
 * @param files what may say texts
 * @param ids all ids that there are
 * @param options how these files are compiled
 */
export function saidIds(
  files: readonly string[],
  ids: ReadonlySet<string>,
  options: ts.CompilerOptions,
): SaidIds {
  const said = new Set<string>();
  const building: string[] = [];
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    if (/`[^`]*\$\{/.test(code)) building.push(file);
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
    walk(source, (node) => {
      if (ts.isStringLiteralLike(node) && ids.has(node.text)) said.add(node.text);
    });
  }
  const problems: string[] = [];
  for (const [place, built] of builtIds(building, ids, options)) {
    const known = built?.filter((id) => ids.has(id)) ?? [];
    for (const id of known) said.add(id);
    if (known.length > 0) continue;
    problems.push(
      built === null
        ? `${place} builds an id of a part that may be any string: give the part a type.`
        : `${place} builds ids that no language has.`,
    );
  }
  return { said, problems };
}

/** The ids that template literals make, by place; null where a part has no type of its own. */
function* builtIds(
  files: readonly string[],
  ids: ReadonlySet<string>,
  options: ts.CompilerOptions,
): Generator<[string, readonly string[] | null]> {
  const namespaces = new Set([...ids].map((id) => id.slice(0, id.indexOf('.') + 1)));
  const mayBuild = (head: string): boolean =>
    [...namespaces].some((namespace) => head.startsWith(namespace)) && /^[\w.]+$/.test(head);
  const building = files.filter((file) =>
    [...readFileSync(file, 'utf8').matchAll(/`([^`$]*)\$\{/g)].some(([, head = '']) =>
      mayBuild(head),
    ),
  );
  const program = ts.createProgram(building, options);
  const checker = program.getTypeChecker();
  for (const file of building) {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`TypeScript does not read ${file}.`);
    const templates: ts.TemplateExpression[] = [];
    walk(source, (node) => {
      if (ts.isTemplateExpression(node) && mayBuild(node.head.text)) templates.push(node);
    });
    for (const template of templates) {
      const { line } = source.getLineAndCharacterOfPosition(template.getStart(source));
      yield [`${file}:${line + 1}`, expand(template, checker)];
    }
  }
}

/** All texts that a template literal may be, by the types of its parts. */
function expand(template: ts.TemplateExpression, checker: ts.TypeChecker): string[] | null {
  let all = [template.head.text];
  for (const { expression, literal } of template.templateSpans) {
    const parts = literalsOf(checker.getTypeAtLocation(expression), checker);
    if (parts === null) return null;
    all = all.flatMap((head) => parts.map((part) => `${head}${part}${literal.text}`));
  }
  return all;
}

function literalsOf(type: ts.Type, checker: ts.TypeChecker): readonly string[] | null {
  const bound = checker.getBaseConstraintOfType(type) ?? type;
  const types = bound.isUnion() ? bound.types : [bound];
  const literals = types.map((one) =>
    one.isStringLiteral() || one.isNumberLiteral() ? String(one.value) : null,
  );
  return literals.every((one) => one !== null) ? literals : null;
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
