import { createElement, type ReactElement } from 'react';

/** An element of a page, to be made again for each answer. */
export interface Tag {
  readonly name: string;
  readonly props: Record<string, unknown>;
  readonly children: (Tag | string)[];
}

const voidTags = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const rawTags = new Set(['script', 'style', 'textarea', 'title']);
const pieces =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;

/** How many elements a page has. */
export const countElements = (html: string): number =>
  [...html.matchAll(pieces)].filter(([, , name]) => name !== undefined).length;

/**
 * What a page that React rendered consists of: the same tags, attributes and texts, without the
 * components, loaders and texts in languages that made them.
 */
export function readPage(html: string): Tag {
  const root: Tag = { name: '', props: {}, children: [] };
  const open: Tag[] = [root];
  let position = 0;
  while (position < html.length) {
    pieces.lastIndex = position;
    const found = pieces.exec(html);
    if (!found) break;
    position = pieces.lastIndex;
    const [text, closed, opened, attributes] = found;
    const parent = open.at(-1) ?? root;
    if (opened !== undefined) {
      const tag: Tag = { name: opened, props: propsOf(attributes ?? ''), children: [] };
      if (rawTags.has(opened)) {
        const end = html.indexOf(`</${opened}>`, position);
        const inner = html.slice(position, end);
        if (opened === 'title') tag.children.push(unescaped(inner));
        else tag.props['dangerouslySetInnerHTML'] = { __html: inner };
        position = end + opened.length + 3;
      }
      if (rawTags.has(opened) || voidTags.has(opened)) parent.children.push(tag);
      else open.push(tag);
    } else if (closed !== undefined) {
      const tag = open.pop();
      if (tag) (open.at(-1) ?? root).children.push(tag);
    } else if (!text.startsWith('<!')) parent.children.push(unescaped(text));
  }
  const page = root.children.find((child) => typeof child !== 'string');
  if (!page) throw new Error('There is no element in the page.');
  return page;
}

export const elementsOf = ({ name, props, children }: Tag): ReactElement =>
  createElement(
    name,
    props,
    ...children.map((child) => (typeof child === 'string' ? child : elementsOf(child))),
  );

function propsOf(text: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value = ''] of text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
    // An attribute with nothing in it is a switch, except where nothing means something.
    const isSwitch = value === '' && name !== 'alt' && name !== 'value';
    if (name === 'style') props['style'] = styleOf(unescaped(value));
    else if (name === 'class') props['className'] = unescaped(value);
    else if (!name.startsWith('on')) props[name] = isSwitch ? true : unescaped(value);
  }
  return props;
}

const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .filter((rule) => rule.includes(':'))
      .map((rule) => {
        const at = rule.indexOf(':');
        const name = rule.slice(0, at).trim();
        const key = name.startsWith('--')
          ? name
          : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
        return [key, rule.slice(at + 1).trim()];
      }),
  );

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
