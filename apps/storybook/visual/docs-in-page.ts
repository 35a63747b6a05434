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
  /** Parts of the page of a component that are not there, or are empty. */
  readonly absent: readonly string[];
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
  const docs = document.querySelector('.vx-docs');
  const sections = new Map(
    [...(docs?.querySelectorAll('section') ?? [])].map((section) => [
      section.querySelector('h2')?.textContent.trim() ?? '',
      section,
    ]),
  );
  const has = (title: string, within: string, min = 1): boolean =>
    [...(sections.get(title)?.querySelectorAll(within) ?? [])].filter(
      (element) => element.textContent.trim() !== '',
    ).length >= min;
  const parts: Readonly<Record<string, boolean>> =
    docs === null
      ? {}
      : {
          'what it is for': (docs.querySelector('.vx-docs__lead')?.textContent ?? '') !== '',
          'other names': docs.querySelector('.vx-docs__also') !== null,
          'what instead': has('What instead', 'tbody tr'),
          'a story': docs.querySelector('.sbdocs-preview') !== null,
          'a mock, or that there is none':
            docs.querySelector('.vx-docs__beside :is(.vx-docs__mocks img, .vx-docs__also)') !==
            null,
          'props with controls': rows.length > 0,
          'do and don’t':
            has('Do and don’t', '[data-kind="do"]') && has('Do and don’t', '[data-kind="dont"]'),
          anatomy: has('Anatomy', 'tbody tr'),
          keyboard: has('Keyboard', 'kbd, p'),
          // One or the other: a matrix for which there is a reason not to be is an error, too.
          'a matrix of states, or why there is none':
            (docs.querySelector('[id$="--states"]') !== null) !==
            has('Without a matrix of states', 'p'),
          'screen reader': has('Screen reader', 'li'),
          'where it is used': has('Where it is used', 'p'),
          changes: has('Changes', 'td, p'),
        };
  return {
    absent: Object.keys(parts).filter((part) => parts[part] === false),
    props: rows.length,
    opaque,
    misfits,
    width: scrollWidth,
    widest: scrollWidth > innerWidth && widest !== undefined ? nameOf(widest) : '',
    covered: cover == null ? null : nameOf(cover),
  };
}
