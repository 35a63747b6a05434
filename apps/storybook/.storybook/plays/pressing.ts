import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const PRESSES = /\buserEvent\b|\bfireEvent\b|\.click\(\)|\.requestSubmit\(|\.showModal\(/u;
const IS_FUNCTION = /^(?:async )?function\b|^[\w$]+\s*(?::[^=]*)?=\s*(?:async\s*)?(?:\(|\w+\s*=>)/u;

export interface Story {
  readonly name: string;
  /** Whether it has a play function of its own. */
  readonly plays: boolean;
  /** Whether that presses or types, itself or by a function of the file. */
  readonly presses: boolean;
  /** Whether designers see it: no story that only tests. */
  readonly isSeen: boolean;
}

const nameOf = (node: unknown): string => String((node as { name?: unknown } | undefined)?.name);

/** Exported stories of a file, by what their play functions do. */
export function storiesOf(code: string): readonly Story[] {
  const text = ({ start, end }: Node): string => code.slice(start, end);
  const functions = new Map<string, string>();
  const stories: (readonly [name: string, story: Node])[] = [];
  const { body } = parseAst(code, { lang: 'tsx' }) as unknown as { body: readonly Node[] };
  for (const statement of body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = (isExport ? statement['declaration'] : statement) as Node | null;
    if (declaration?.type === 'FunctionDeclaration')
      functions.set(nameOf(declaration['id']), text(declaration));
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const variable of declaration['declarations'] as readonly Node[]) {
      const init = variable['init'] as Node | null;
      if (IS_FUNCTION.test(text(variable))) functions.set(nameOf(variable['id']), text(variable));
      if (isExport && init?.type === 'ObjectExpression')
        stories.push([nameOf(variable['id']), init]);
    }
  }
  const presses = (words: string, seen: ReadonlySet<string>): boolean =>
    PRESSES.test(words) ||
    [...functions].some(
      ([name, inside]) =>
        !seen.has(name) &&
        new RegExp(String.raw`\b${name}\b(?!:)`, 'u').test(words) &&
        presses(inside, new Set([...seen, name])),
    );
  return stories.map(([name, story]) => {
    const properties = story['properties'] as readonly Node[];
    const play = properties.find(({ key }) => nameOf(key) === 'play');
    return {
      name,
      plays: play !== undefined,
      presses: play !== undefined && presses(text(play), new Set()),
      isSeen: !text(story).includes("'!dev'"),
    };
  });
}
