/** What docstrings get beside what they say: the release that brought an export, and what a rule says. */
import {
  Comment,
  CommentTag,
  ReflectionKind,
  type CommentDisplayPart,
  type DeclarationReflection,
  type ProjectReflection,
  type SignatureReflection,
} from 'typedoc';
import { ruleLink } from './rules.ts';

/** Where the docstring of an export is: functions have one for each signature. */
const described = (
  one: DeclarationReflection,
): readonly (DeclarationReflection | SignatureReflection)[] => one.signatures ?? [one];

/** Whether an export is explained. Of several signatures the first one is enough. */
export const isDocumented = (one: DeclarationReflection): boolean =>
  described(one).some(({ comment }) => comment?.hasVisibleComponent() === true);

/** Every export of a package with the path of its entry: `./testing`. */
export function exportsOf(
  project: ProjectReflection,
): readonly (readonly [path: string, DeclarationReflection])[] {
  const name = project.name;
  return (project.children ?? []).flatMap((one) =>
    one.kind === ReflectionKind.Module
      ? (one.children ?? []).map((child) => [`.${one.name.slice(name.length)}`, child] as const)
      : [['.', one] as const],
  );
}

export function addSince(one: DeclarationReflection, version: string): void {
  for (const at of described(one)) {
    at.comment ??= new Comment();
    at.comment.blockTags.push(new CommentTag('@since', [{ kind: 'text', text: version }]));
  }
}

const linked = (part: CommentDisplayPart): CommentDisplayPart =>
  part.kind === 'text'
    ? { ...part, text: part.text.replaceAll(/\[([A-Z]{2}-[\w-]+)\](?!\()/gu, ruleLink) }
    : part;

/** A parameter that is taken apart where it is declared has no name of its own: as users think of it. */
export function nameParameters(one: DeclarationReflection): void {
  for (const signature of one.signatures ?? [])
    for (const parameter of signature.parameters ?? [])
      if (parameter.name.startsWith('__namedParameters'))
        parameter.name = /^[A-Z]/u.test(one.name) ? 'props' : 'options';
}

/** The page has the name of the package above its README already. */
export function dropHeading({ readme, name }: ProjectReflection): void {
  const [first] = readme ?? [];
  if (first?.kind === 'text') first.text = first.text.replace(`# ${name}\n`, '');
}

/** Turns the ids of rules, `[RU-money-limits]`, into links to what the rule says. */
export function linkRules(project: ProjectReflection): void {
  for (const { comment } of Object.values(project.reflections)) {
    if (!comment) continue;
    comment.summary = comment.summary.map(linked);
    for (const tag of comment.blockTags) tag.content = tag.content.map(linked);
  }
}
