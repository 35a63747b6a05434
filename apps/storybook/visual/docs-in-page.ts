/** What is counted on one docs page. */
export interface DocsMeasure {
  readonly props: number;
  /** Props whose type says nothing: `union`, `unknown`, `signature`, or no word at all. */
  readonly opaque: readonly string[];
  /** Props with the control of an object whose type has no object in it. */
  readonly misfits: readonly string[];
  /** How wide the page is, in px. */
  readonly width: number;
  /** What makes it so. */
  readonly widest: string;
  /** What lies over the page. */
  readonly covered: string | null;
}

/** Runs in the page: it may use nothing from outside. */
export function measureDocs(): DocsMeasure {
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}${element.id === '' ? '' : `#${element.id}`}${[...element.classList].map((name) => `.${name}`).join('')}`;
  const opaque: string[] = [];
  const misfits: string[] = [];
  const rows = [...document.querySelectorAll('.docblock-argstable-body tr')].filter(
    (row) => row.children.length >= 3,
  );
  for (const row of rows) {
    const [name, about, , control] = row.children;
    const prop = name?.textContent.replace('*', '').trim() ?? '';
    // The type stands below the words on the prop.
    const type = about?.lastElementChild?.textContent.trim() ?? '';
    if (/^(?:|-|union|unknown|signature|intersection|other|any|object|array)$/u.test(type))
      opaque.push(prop);
    const button = control?.querySelector('button')?.textContent ?? '';
    const asksForObject =
      button === 'Set object' || control?.querySelector('.rejt-tree, textarea[id$="-raw"]') != null;
    const isPrimitive = type
      .split(' | ')
      .every((part) => /^(?:string|number|boolean|null|ReactNode|Glyph|'.*')$/u.test(part));
    if (asksForObject && (isPrimitive || /^\(.*=>/u.test(type))) misfits.push(`${prop} (${type})`);
  }
  const { scrollWidth } = document.documentElement;
  const widest = [...document.querySelectorAll('#storybook-docs *')].find(
    (element) => element.getBoundingClientRect().right > innerWidth + 1,
  );
  const coverOf = (element: Element | null): Element | null => {
    for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if (
        getComputedStyle(at).position === 'fixed' &&
        width * height > innerWidth * innerHeight * 0.1
      )
        return at;
    }
    return null;
  };
  const points = [0.25, 0.5, 0.75].flatMap((x) =>
    [0.15, 0.5, 0.85].map((y) => document.elementFromPoint(innerWidth * x, innerHeight * y)),
  );
  const cover =
    points.map(coverOf).find((found) => found !== null) ??
    document.querySelector('body > :not(#storybook-root, #storybook-docs) [aria-modal="true"]');
  return {
    props: rows.length,
    opaque,
    misfits,
    width: scrollWidth,
    widest: scrollWidth > innerWidth && widest !== undefined ? nameOf(widest) : '',
    covered: cover == null ? null : nameOf(cover),
  };
}
