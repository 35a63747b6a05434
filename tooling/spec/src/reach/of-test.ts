import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { TestResult } from '../citations.ts';
import type { Graph } from './graph.ts';
import { mentionsOf, parse, readModule, type Module } from './module.ts';
import type { Symbol } from './sources.ts';

/** What only tests use is no code under test. */
const isForTests = ({ file }: Symbol): boolean =>
  /\/testing\/|\.test\.tsx?$/.test(file) || !/^(?:packages|apps)\//.test(file);

interface TestFile {
  readonly source: ts.SourceFile;
  readonly module: Module;
  /** What each name of the file, at whatever depth, mentions. */
  readonly declared: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Says of a unit test which code of ours it calls that no product reaches. */
export function unreachedCode(root: string, graph: Graph): (test: TestResult) => readonly string[] {
  const files = new Map<string, TestFile>();
  const fileAt = (path: string): TestFile => {
    const known = files.get(path);
    if (known) return known;
    const source = parse(path, readFileSync(join(root, path), 'utf8'));
    const file = { source, module: readModule(source), declared: declarationsOf(source) };
    files.set(path, file);
    return file;
  };
  return ({ file, at }) => {
    if (at === null) return [];
    const { source, module, declared } = fileAt(file);
    const call = callAt(source, at);
    const used = closureOf(mentionsOf(call), declared);
    return [...used]
      .flatMap((name) => {
        const link = module.imports.get(name);
        return link ? graph.find(file, link) : [];
      })
      .filter((symbol) => !isForTests(symbol) && symbol.name !== '*' && !graph.isReached(symbol))
      .map((symbol) => `${symbol.file} ${symbol.name}`);
  };
}

/** The call that a report says a test begins with, or the whole file where there is none. */
function callAt(source: ts.SourceFile, at: { line: number; column: number }): ts.Node {
  const position = source.getPositionOfLineAndCharacter(at.line - 1, at.column - 1);
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (node.getStart() > position || node.end <= position) return;
    if (
      ts.isExpressionStatement(node) &&
      source.getLineAndCharacterOfPosition(node.getStart()).line <= at.line - 1
    )
      found = node;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function declarationsOf(source: ts.SourceFile): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  const visit = (node: ts.Node): void => {
    if (
      (ts.isVariableDeclaration(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isClassDeclaration(node)) &&
      node.name &&
      ts.isIdentifier(node.name)
    )
      found.set(
        node.name.text,
        new Set([...(found.get(node.name.text) ?? []), ...mentionsOf(node)]),
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function closureOf(
  names: ReadonlySet<string>,
  declared: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const closure = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (closure.has(name)) continue;
    closure.add(name);
    waiting.push(...(declared.get(name) ?? []));
  }
  return closure;
}
