import ts from 'typescript';

/** Something that a module names at its top: what else it mentions, and what it loads by name. */
export interface Part {
  readonly mentions: ReadonlySet<string>;
}

export interface Link {
  readonly from: string;
  /** Name there, `*` for all of it. */
  readonly name: string;
}

/** What of a source file counts for who calls whom. Types do not. */
export interface Module {
  /** Functions, classes and values at its top, by name. */
  readonly parts: ReadonlyMap<string, Part>;
  /** What runs as soon as somebody loads it. */
  readonly onLoad: Part;
  readonly imports: ReadonlyMap<string, Link>;
  /** Exported name to the name of a part or an import. */
  readonly exports: ReadonlyMap<string, string>;
  readonly reexports: ReadonlyMap<string, Link>;
  /** Modules whose exports are all exports of this one. */
  readonly stars: readonly string[];
  /** Modules that come along whenever it is loaded. */
  readonly loads: readonly string[];
  /** Modules that are named by a text: `import('./page.ts')`, `new URL('./worker.ts', …)`. */
  readonly named: readonly string[];
}

export function parse(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** Every name that a piece of code mentions, beside those of properties and types. */
export function mentionsOf(root: ts.Node): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.text);
    else if (ts.isPropertyAccessExpression(node)) visit(node.expression);
    else if (ts.isPropertyAssignment(node)) {
      if (ts.isComputedPropertyName(node.name)) visit(node.name);
      visit(node.initializer);
    } else if (ts.isExpressionWithTypeArguments(node)) visit(node.expression);
    else if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const isDefault = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

function namesIn(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isOmittedExpression(one) ? [] : namesIn(one.name)));
}

/** Whether a value is worked out when the module is loaded: something is called outside of a function. */
function runsOnLoad(root: ts.Node): boolean {
  if (ts.isFunctionLike(root)) return false;
  if (ts.isCallExpression(root) || ts.isNewExpression(root)) return true;
  return ts.forEachChild(root, runsOnLoad) ?? false;
}

const textOf = (node: ts.Expression | undefined): string =>
  node && ts.isStringLiteral(node) ? node.text : '';

/** A module while it is read. */
interface Draft {
  readonly parts: Map<string, Part>;
  readonly onLoad: Set<string>;
  readonly imports: Map<string, Link>;
  readonly exports: Map<string, string>;
  readonly reexports: Map<string, Link>;
  readonly stars: string[];
  readonly loads: string[];
}

export function readModule(source: ts.SourceFile): Module {
  const draft: Draft = {
    parts: new Map(),
    onLoad: new Set(),
    imports: new Map(),
    exports: new Map(),
    reexports: new Map(),
    stars: [],
    loads: [],
  };
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) readImport(node, draft);
    else if (ts.isExportDeclaration(node)) readExport(node, draft);
    else if (ts.isVariableStatement(node)) readVariables(node, draft);
    else if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) {
      const name = node.name?.text ?? 'default';
      draft.parts.set(name, { mentions: mentionsOf(node) });
      if (isExported(node)) draft.exports.set(isDefault(node) ? 'default' : name, name);
    } else if (ts.isExportAssignment(node)) {
      draft.parts.set('default', { mentions: mentionsOf(node.expression) });
      draft.exports.set('default', 'default');
    } else if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node))
      addOnLoad(node, draft);
  }
  return { ...draft, onLoad: { mentions: draft.onLoad }, named: namedModules(source) };
}

function addOnLoad(node: ts.Node, { onLoad }: Draft): void {
  for (const name of mentionsOf(node)) onLoad.add(name);
}

function readImport(node: ts.ImportDeclaration, { imports, loads }: Draft): void {
  const from = textOf(node.moduleSpecifier);
  const { importClause: clause } = node;
  if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
  loads.push(from);
  if (clause?.name) imports.set(clause.name.text, { from, name: 'default' });
  const bindings = clause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings))
    imports.set(bindings.name.text, { from, name: '*' });
  else
    for (const one of bindings?.elements ?? [])
      if (!one.isTypeOnly)
        imports.set(one.name.text, { from, name: (one.propertyName ?? one.name).text });
}

function readExport(node: ts.ExportDeclaration, draft: Draft): void {
  if (node.isTypeOnly) return;
  const from = textOf(node.moduleSpecifier);
  if (from !== '') draft.loads.push(from);
  const clause = node.exportClause;
  if (!clause) draft.stars.push(from);
  else if (ts.isNamespaceExport(clause)) draft.reexports.set(clause.name.text, { from, name: '*' });
  else
    for (const { name, propertyName, isTypeOnly } of clause.elements) {
      if (isTypeOnly) continue;
      const inner = (propertyName ?? name).text;
      if (from === '') draft.exports.set(name.text, inner);
      else draft.reexports.set(name.text, { from, name: inner });
    }
}

function readVariables(node: ts.VariableStatement, draft: Draft): void {
  for (const declaration of node.declarationList.declarations) {
    const part = { mentions: mentionsOf(declaration) };
    for (const name of namesIn(declaration.name)) {
      draft.parts.set(name, part);
      if (isExported(node)) draft.exports.set(name, name);
    }
    if (declaration.initializer && runsOnLoad(declaration.initializer))
      addOnLoad(declaration.initializer, draft);
  }
}

/** Texts of calls that look like the path of a module. */
function namedModules(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node))
      for (const argument of node.arguments ?? [])
        if (/^(?:\.{1,2}\/|@vx\/)/.test(textOf(argument))) found.push(textOf(argument));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
