/** Pseudo classes, and what forces each below an element: `data-forced="hover"`. */
const forced = {
  ':hover': '[data-forced="hover"] *',
  // Lists and menus give it to what the pointer or an arrow key is on.
  '[data-highlighted]': '[data-forced="hover"] *',
  ':active': '[data-forced="pressed"] *',
  ':focus-visible': '[data-forced="focus"] :is(a, button, input, select, textarea, [tabindex="0"])',
} as const;

/** What asks for more contrast, and what asks for the colours of the system. */
const medias = { more: 'prefers-contrast: more', forced: 'forced-colors: active' } as const;

const seen = new WeakSet<CSSRule>();
const written = new WeakMap<CSSMediaRule, string>();

const rulesOf = (parent: CSSStyleSheet | CSSGroupingRule): readonly CSSRule[] => {
  try {
    return [...parent.cssRules];
  } catch {
    // A style sheet of another origin.
    return [];
  }
};

function each(parent: CSSStyleSheet | CSSGroupingRule, change: (rule: CSSRule) => void): void {
  for (const rule of rulesOf(parent)) {
    change(rule);
    if (rule instanceof CSSGroupingRule) each(rule, change);
  }
}

const everywhere = (change: (rule: CSSRule) => void): void => {
  for (const sheet of document.styleSheets) each(sheet, change);
};

/** Lets `data-forced` show what the pointer and the focus show. Each rule is changed once. */
export function forcePseudoClasses(): void {
  everywhere((rule) => {
    if (!(rule instanceof CSSStyleRule) || seen.has(rule)) return;
    seen.add(rule);
    let { selectorText } = rule;
    for (const [pseudo, below] of Object.entries(forced))
      selectorText = selectorText.replaceAll(
        new RegExp(String.raw`${pseudo.replaceAll(/[[\]]/gu, String.raw`\$&`)}(?![\w-])`, 'gu'),
        `:is(${pseudo}, ${below})`,
      );
    if (selectorText !== rule.selectorText) rule.selectorText = selectorText;
  });
}

let isWatching = false;

/** The same for the whole page, whose style sheets may come with what opens later. */
export function showForced(): void {
  forcePseudoClasses();
  if (isWatching) return;
  isWatching = true;
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) forcePseudoClasses();
    },
    { capture: true },
  );
}

/**
 * Applies the rules that wait for `prefers-contrast: more` or for forced colours. It is an emulation: a page cannot force the
 * colours of the system, so `preview.css` lays them over everything; what `forced-color-adjust` keeps is covered, too.
 */
export function showContrast(contrast: string): void {
  everywhere((rule) => {
    if (!(rule instanceof CSSMediaRule)) return;
    const original = written.get(rule) ?? rule.media.mediaText;
    const asked = Object.entries(medias).find(([, condition]) => original.includes(condition));
    if (asked === undefined) return;
    written.set(rule, original);
    rule.media.mediaText = asked[0] === contrast ? 'all' : original;
  });
}
