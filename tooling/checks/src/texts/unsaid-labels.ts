/** Labels of components that none of them says. They are read as properties, so that their type tells which. */
import ts from 'typescript';

export interface LabelsToCheck {
  /** The file and the name of the type of the labels. */
  readonly file: string;
  readonly type: string;
  /** The sources that may say labels. */
  readonly sources: readonly string[];
  readonly compilerOptions: ts.CompilerOptions;
}

/** Labels that nobody reads, as `player.retryIn`. `locale` is no text. */
export function unsaidLabels(of: LabelsToCheck): readonly string[] {
  const program = ts.createProgram([of.file, ...of.sources], of.compilerOptions);
  const checker = program.getTypeChecker();
  const said = new Set<ts.Declaration>();
  const visit = (node: ts.Node): void => {
    for (const symbol of readProperties(node, checker))
      for (const declaration of symbol?.declarations ?? []) said.add(declaration);
    ts.forEachChild(node, visit);
  };
  for (const path of of.sources) {
    const source = program.getSourceFile(path);
    if (source === undefined) throw new Error(`TypeScript does not read ${path}.`);
    visit(source);
  }
  const declared = program
    .getSourceFile(of.file)
    ?.statements.find(
      (statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === of.type,
    );
  if (!declared || !ts.isTypeAliasDeclaration(declared))
    throw new Error(`${of.file} has no type ${of.type}.`);
  return [...labelsOf(declared.type, '')].flatMap(([key, label]) =>
    key === 'locale' || said.has(label) ? [] : [key],
  );
}

/** The properties that an expression reads: `x.a`, `x[a]`, `const { a } = x`. */
function readProperties(
  node: ts.Node,
  checker: ts.TypeChecker,
): readonly (ts.Symbol | undefined)[] {
  if (ts.isPropertyAccessExpression(node)) return [checker.getSymbolAtLocation(node.name)];
  if (ts.isElementAccessExpression(node)) {
    const key = checker.getTypeAtLocation(node.argumentExpression);
    const object = checker.getTypeAtLocation(node.expression);
    return (key.isUnion() ? key.types : [key]).flatMap((type) =>
      type.isStringLiteral() ? [object.getProperty(type.value)] : [],
    );
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name)
      ? [checker.getTypeAtLocation(node.parent).getProperty(name.text)]
      : [];
  }
  return [];
}

function* labelsOf(type: ts.TypeNode, prefix: string): Generator<[string, ts.Declaration]> {
  if (!ts.isTypeLiteralNode(type)) return;
  for (const member of type.members) {
    if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name)) continue;
    const key = `${prefix}${member.name.text}`;
    if (member.type && ts.isTypeLiteralNode(member.type)) yield* labelsOf(member.type, `${key}.`);
    else yield [key, member];
  }
}
