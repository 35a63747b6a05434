/**
 * Docstrings that follow from another export, so that nobody writes them by hand: what a component takes, the
 * values of a list, a glyph. What has a docstring of its own keeps it.
 */
import {
  Comment,
  ReferenceType,
  ReflectionKind,
  type CommentDisplayPart,
  type DeclarationReflection,
  type SomeType,
} from 'typedoc';
import { isDocumented } from './comments.ts';

const text = (words: string): CommentDisplayPart => ({ kind: 'text', text: words });
const link = (target: DeclarationReflection): CommentDisplayPart => ({
  kind: 'inline-tag',
  tag: '@link',
  text: target.name,
  target,
});

type Described = readonly CommentDisplayPart[] | null;
type Named = ReadonlyMap<string, DeclarationReflection>;

/** `ButtonProps`, where `Button` is explained beside it. */
function ofComponent({ name }: DeclarationReflection, beside: Named): Described {
  const component = name.endsWith('Props') ? beside.get(name.slice(0, -5)) : undefined;
  return component && isDocumented(component)
    ? [text('What '), link(component), text(' takes.')]
    : null;
}

/** The name in `typeof name`, which `(typeof name)[number]` and `keyof typeof name` are about. */
function listIn(type: SomeType | undefined): string | null {
  if (type?.type === 'indexedAccess') return listIn(type.objectType);
  if (type?.type === 'typeOperator' && type.operator === 'keyof') return listIn(type.target);
  return type?.type === 'query' ? type.queryType.name : null;
}

/** The type of a list's values or keys, where the list is explained beside it. */
function ofList({ kind, type }: DeclarationReflection, beside: Named): Described {
  const name = kind === ReflectionKind.TypeAlias ? listIn(type) : null;
  const list = name === null ? undefined : beside.get(name);
  if (!list || !isDocumented(list)) return null;
  return [
    text(type?.type === 'indexedAccess' ? 'A value of ' : 'A key of '),
    link(list),
    text('.'),
  ];
}

/** The look of a glyph is all there is to say of it, and its name says that. */
function ofGlyph({ type }: DeclarationReflection): Described {
  return type instanceof ReferenceType && type.name === 'Glyph'
    ? [text('A glyph of [Phosphor](https://phosphoricons.com), by its name there, for `Icon`.')]
    : null;
}

const targetOf = (one: DeclarationReflection): DeclarationReflection => {
  const target = one.isReference() ? one.getTargetReflectionDeep() : one;
  return target.isDeclaration() ? target : one;
};

/** Explains what follows from other exports of the same entry, those included that it passes on. */
export function explainDerived(exports: readonly DeclarationReflection[]): void {
  const beside = new Map(exports.map((one) => [one.name, targetOf(one)]));
  for (const one of exports) {
    if (one.isReference() || isDocumented(one)) continue;
    const said = ofComponent(one, beside) ?? ofList(one, beside) ?? ofGlyph(one);
    if (said) one.comment = new Comment([...said]);
  }
}
