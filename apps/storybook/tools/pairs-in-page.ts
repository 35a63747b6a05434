/** A colour token: its name in CSS, its own alpha, and the mark that stands in for it. */
export interface Mark {
  readonly name: string;
  readonly alpha: number;
  readonly mark: readonly [number, number, number];
}

/** Text that was seen, by the names of tokens; the last layer is on top. */
export interface Found {
  readonly text: string;
  readonly layers: readonly string[];
  /** The contrast that it needs. */
  readonly minimum: 3 | 4.5;
  /** Seen in the dark theme alone: in a part that is dark in every theme, or by a rule for that theme. */
  readonly dark: boolean;
  readonly where: string;
}

/**
 * The colour tokens of the generated style sheet, each with a mark. The marks lie scattered, so that
 * what a mix of two of them gives is no third one's: a mixed colour is told as none of the tokens.
 */
export function colours(css: string): readonly Mark[] {
  const dark = /:root, \[data-theme="dark"\] \{([^}]*)\}/u.exec(css)?.[1] ?? '';
  return [...dark.matchAll(/(--[a-z0-9-]+): (?:#[0-9a-f]{6}|rgb\([\d ]+\/ ([\d.]+)\));/gu)].map(
    ([, name = '', alpha], index) => ({
      name,
      alpha: alpha === undefined ? 1 : Number(alpha),
      mark: [(index * 97 + 13) % 251, (index * 59 + 101) % 253, (index * 151 + 7) % 255] as const,
    }),
  );
}

/** Runs in the page: marks the tokens and reads every text that can be seen, in both themes. */
export function look(marks: readonly Mark[]): readonly Found[] {
  const style = document.createElement('style');
  style.textContent = `:root, [data-theme] { ${marks
    .map(({ name, alpha, mark }) => `${name}: rgb(${mark.join(' ')} / ${alpha}) !important;`)
    .join(' ')} }
    *, *::before, *::after { pointer-events: auto !important; transition: none !important; }`;
  document.head.append(style);

  interface Layer {
    readonly name: string;
    readonly opaque: boolean;
  }
  const nameOf = (r: number, g: number, b: number, a: number): Layer | null => {
    if (a === 0) return null;
    const found = marks.find(
      ({ mark }) =>
        Math.abs(mark[0] - r) < 0.6 && Math.abs(mark[1] - g) < 0.6 && Math.abs(mark[2] - b) < 0.6,
    );
    if (!found)
      return {
        name: `?rgb(${[r, g, b].map(Math.round).join(' ')} / ${a.toFixed(2)})`,
        opaque: a === 1,
      };
    const share = Math.round((a / found.alpha) * 100) / 100;
    return { name: share === 1 ? found.name : `${found.name}@${share}`, opaque: a === 1 };
  };
  const layersOf = (css: string): readonly Layer[] => {
    const list: Layer[] = [];
    for (const [, kind, inside = ''] of css.matchAll(/(rgba?|color)\(([^)]*)\)/gu)) {
      const parts = (inside.match(/[\d.]+(?:e-?\d+)?/gu) ?? []).map(Number);
      const k = kind === 'color' ? 255 : 1;
      const [r = 0, g = 0, b = 0, a = 1] = parts;
      const layer = nameOf(r * k, g * k, b * k, a);
      if (layer) list.push(layer);
    }
    return list;
  };
  /** What an element paints below its content: one choice of layers for each stop of a gradient. */
  const painted = (css: CSSStyleDeclaration): readonly (readonly Layer[])[] => {
    const flat = layersOf(css.backgroundColor);
    const stops = css.backgroundImage.includes('gradient') ? layersOf(css.backgroundImage) : [];
    const picture = css.backgroundImage.includes('url(') ? [{ name: 'picture', opaque: true }] : [];
    return stops.length === 0
      ? [[...flat, ...picture]]
      : stops.map((stop) => [...flat, ...picture, stop]);
  };
  const inside = (box: DOMRect, x: number, y: number): boolean =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  const pseudo = (el: Element, which: string, x: number, y: number): CSSStyleDeclaration | null => {
    const css = getComputedStyle(el, which);
    if (css.content === 'none' || css.content === 'normal' || css.display === 'none') return null;
    if (css.position !== 'absolute' && css.position !== 'fixed') return null;
    const box = el.getBoundingClientRect();
    const left = box.left + Number.parseFloat(css.left) || 0;
    const top = box.top + Number.parseFloat(css.top) || 0;
    const own = new DOMRect(left, top, Number.parseFloat(css.width), Number.parseFloat(css.height));
    return inside(own, x, y) && Number(css.opacity) > 0.05 ? css : null;
  };
  const combine = (
    below: readonly (readonly Layer[])[],
    choices: readonly (readonly Layer[])[],
  ): (readonly Layer[])[] =>
    below.flatMap((ground) => choices.map((choice) => [...ground, ...choice]));

  const seen = new Map<string, Found>();
  const note = (el: Element, css: CSSStyleDeclaration, box: DOMRect, kind: string): void => {
    if (box.width < 2 || box.height < 2) return;
    if (el.closest('[disabled], [aria-disabled="true"], :disabled, [inert], .vx-visually-hidden'))
      return;
    if (css.visibility !== 'visible') return;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return;
    const stack = document.elementsFromPoint(x, y);
    const from = stack.indexOf(el);
    if (from < 0) return;
    const covered = stack
      .slice(0, from)
      .some(
        (over) =>
          !el.contains(over) &&
          layersOf(getComputedStyle(over).backgroundColor).some(({ opaque }) => opaque),
      );
    if (covered) return;
    let opacity = 1;
    for (let up: Element | null = el; up; up = up.parentElement)
      opacity *= Number(getComputedStyle(up).opacity);
    if (opacity < 0.05) return;
    let grounds: (readonly Layer[])[] = [[]];
    for (const part of stack.slice(from).toReversed()) {
      if (
        part instanceof HTMLImageElement ||
        part instanceof HTMLVideoElement ||
        part instanceof HTMLCanvasElement
      ) {
        grounds = [[{ name: 'picture', opaque: true }]];
        continue;
      }
      if (part instanceof SVGElement && part !== el) continue;
      const own = getComputedStyle(part);
      grounds = combine(grounds, painted(own));
      const before = pseudo(part, '::before', x, y);
      if (before) grounds = combine(grounds, painted(before));
      const after = pseudo(part, '::after', x, y);
      if (after && part !== el) grounds = combine(grounds, painted(after));
    }
    const [text] = layersOf(css.color);
    if (!text) return;
    const size = Number.parseFloat(css.fontSize);
    const big = size >= 24 || (size >= 18.66 && Number(css.fontWeight) >= 700);
    for (const ground of grounds) {
      const base = ground.findLastIndex(({ opaque }) => opaque);
      const layers = ground.slice(Math.max(0, base)).map(({ name }) => name);
      const found: Found = {
        text: opacity < 0.99 ? `${text.name}@${Math.round(opacity * 100) / 100}` : text.name,
        layers,
        dark: el.closest('[data-theme]')?.getAttribute('data-theme') !== 'light',
        minimum: big || kind === 'icon' ? 3 : 4.5,
        where: `${kind} ${el.closest('[class]')?.getAttribute('class') ?? el.tagName}`,
      };
      const key = JSON.stringify([found.text, found.layers, found.minimum]);
      const known = seen.get(key);
      seen.set(key, known ? { ...known, dark: known.dark && found.dark } : found);
    }
  };

  const read = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const el = node.parentElement;
      if (
        !el ||
        (node.textContent ?? '').trim() === '' ||
        el.closest('script, style, svg, .sb-wrapper')
      )
        continue;
      range.selectNodeContents(node);
      const [box] = range.getClientRects();
      if (box) note(el, getComputedStyle(el), box, 'text');
    }
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    )) {
      const box = field.getBoundingClientRect();
      if (['checkbox', 'radio', 'range', 'hidden', 'file'].includes(field.type)) continue;
      if (field.value !== '') note(field, getComputedStyle(field), box, 'value');
      else if (field.placeholder !== '')
        note(field, getComputedStyle(field, '::placeholder'), box, 'placeholder');
    }
    for (const icon of document.querySelectorAll('svg.vx-icon'))
      note(icon, getComputedStyle(icon), icon.getBoundingClientRect(), 'icon');
  };
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  for (const one of ['dark', 'light']) {
    dataset['theme'] = one;
    read();
  }
  if (theme === undefined) delete dataset['theme'];
  else dataset['theme'] = theme;
  style.remove();
  return [...seen.values()];
}
