/** Reads the design token file (DTCG 2025.10) and answers what components and tests need of it. */
export type TokenNode = { [key: string]: unknown };
export type Theme = 'dark' | 'light';
export const themes: readonly Theme[] = ['dark', 'light'];

type Colour = { components: number[]; alpha?: number; hex: string };
type Dimension = { value: number; unit: string };
type Shadow = { color: unknown; offsetY: Dimension; blur: Dimension; spread: Dimension };

const isNode = (value: unknown): value is TokenNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isReference = (value: unknown): value is string =>
  typeof value === 'string' && /^\{.+\}$/.test(value);

export const kebab = (text: string): string =>
  text.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** The node at a dotted path, or undefined. */
export const nodeAt = (root: TokenNode, path: string): TokenNode | undefined => {
  let node: unknown = root;
  for (const key of path.split('.')) node = isNode(node) ? node[key] : undefined;
  return isNode(node) ? node : undefined;
};

/** Follows references to the raw value. */
export const resolve = (root: TokenNode, value: unknown): unknown => {
  if (!isReference(value)) return value;
  const target = nodeAt(root, value.slice(1, -1));
  if (target === undefined) throw new Error(`Token ${value} does not exist`);
  return resolve(root, target['$value']);
};

const isColour = (value: unknown): value is Colour =>
  isNode(value) && Array.isArray(value['components']);
const isDimension = (value: unknown): value is Dimension =>
  isNode(value) && typeof value['unit'] === 'string';

/** A value as CSS text. */
export const cssValue = (root: TokenNode, input: unknown): string => {
  const value = resolve(root, input);
  if (Array.isArray(value)) {
    if (value.every((part) => typeof part === 'number')) return `cubic-bezier(${value.join(', ')})`;
    return value
      .map((part) => (String(part).includes(' ') ? `"${String(part)}"` : String(part)))
      .join(', ');
  }
  if (isColour(value)) {
    if (value.alpha === undefined) return value.hex;
    return `rgb(${value.components.map((part) => Math.round(part * 255)).join(' ')} / ${value.alpha})`;
  }
  if (isDimension(value)) return value.value === 0 ? '0px' : `${value.value}${value.unit}`;
  return String(value);
};

/** Visits every token below a node. */
export const walk = (
  node: TokenNode,
  path: readonly string[],
  visit: (path: readonly string[], token: TokenNode, type: string | undefined) => void,
  inherited?: string,
): void => {
  const type = typeof node['$type'] === 'string' ? node['$type'] : inherited;
  if ('$value' in node) {
    visit(path, node, type);
    return;
  }
  for (const [key, child] of Object.entries(node)) {
    if (!key.startsWith('$') && isNode(child)) walk(child, [...path, key], visit, type);
  }
};

export const variableName = (path: readonly string[]): string => `--${path.map(kebab).join('-')}`;

/** One token as CSS declarations. */
export const declare = (
  root: TokenNode,
  path: readonly string[],
  token: TokenNode,
  type: string | undefined,
): string[] => {
  const name = variableName(path);
  const value = token['$value'];
  if (type === 'typography' && isNode(value)) {
    const family = String(value['fontFamily']).slice(1, -1).split('.').map(kebab).join('-');
    const size = cssValue(root, value['fontSize']);
    const width = isNode(token['$extensions'])
      ? token['$extensions']['design.fontStretch']
      : undefined;
    return [
      `${name}: ${cssValue(root, value['fontWeight'])} ${size}/${cssValue(root, value['lineHeight'])} var(--${family});`,
      `${name}-ls: ${cssValue(root, value['letterSpacing'])};`,
      `${name}-wd: ${typeof width === 'string' ? width : '100%'};`,
    ];
  }
  if (type === 'shadow' && Array.isArray(value)) {
    const layers = (value as Shadow[]).map(
      (layer) =>
        `0 ${cssValue(root, layer.offsetY)} ${cssValue(root, layer.blur)} ${cssValue(root, layer.spread)} ${cssValue(root, layer.color)}`,
    );
    return [`${name}: ${layers.join(', ')};`];
  }
  return [`${name}: ${cssValue(root, value)};`];
};

/** A theme of a brand: the base theme with the brand's overrides. */
export const themeOf = (root: TokenNode, theme: Theme, brand?: string): TokenNode => {
  const base = nodeAt(root, `color.${theme}`) ?? {};
  const over = brand === undefined ? undefined : nodeAt(root, `brand.${brand}.color.${theme}`);
  return over === undefined ? base : merge(base, over);
};

const merge = (base: TokenNode, over: TokenNode): TokenNode => {
  const out: TokenNode = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = out[key];
    out[key] =
      isNode(value) && isNode(before) && !('$value' in value) ? merge(before, value) : value;
  }
  return out;
};

export const brandsOf = (root: TokenNode): string[] =>
  Object.keys(nodeAt(root, 'brand') ?? {}).filter((key) => !key.startsWith('$'));

/** A colour of a theme as sRGB components with alpha. */
export const rgba = (
  root: TokenNode,
  theme: TokenNode,
  path: string,
): { rgb: number[]; alpha: number } => {
  const value = resolve(root, nodeAt(theme, path)?.['$value']);
  if (!isColour(value)) throw new Error(`${path} is not a colour of this theme`);
  return { rgb: value.components, alpha: value.alpha ?? 1 };
};
