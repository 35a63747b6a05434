import {
  cloneElement,
  use,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';
import { NonceContext } from './nonce.ts';
import { useMergedRefs } from './use-merged-refs.ts';

type Values = Readonly<Record<`--vx-${string}`, string | number | undefined>>;
type Target = { ref?: Ref<HTMLElement> | undefined; 'data-properties'?: string | undefined };

/** Numbers, lengths, colours and functions of them: nothing that ends a declaration or begins a comment or text. */
function isPlainValue(value: string): boolean {
  let open = 0;
  for (const letter of value) {
    open += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (open < 0) return false;
  }
  return open === 0 && /^(?!.*\/\*)[a-z0-9 #%.,()+*/-]+$/iu.test(value);
}

/**
 * Gives the element inside custom properties whose values are known only when it is rendered: a share, a place, a colour.
 * A `style` attribute would need `unsafe-inline` in the page's policy. So the server writes a rule into a style element of
 * the page's head, with the provider's nonce and once for all elements with these values; the browser sets properties
 * through the CSSOM, which every policy allows. The page is drawn right before any script runs.
 *
 * The element is HTML; what SVG inside needs stands around the drawing. A value that is undefined, or that is no plain value, is not set.
 */
export function CustomProperties({
  values,
  element,
  children,
}: {
  values: Values;
  /** For who needs the element, too. */
  element?: RefObject<HTMLDivElement | null> | undefined;
  children: ReactElement<Target>;
}): ReactElement {
  const nonce = use(NonceContext);
  const own = useRef<HTMLDivElement>(null);
  const node = element ?? own;
  const merged = useMergedRefs<HTMLElement>(node, children.props.ref);
  const rule = Object.entries(values)
    .filter(([, value]) => isPlainValue(String(value ?? '')))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  // Also the address of the rule, which may have no spaces.
  const key = rule.replaceAll(' ', '_');
  useLayoutEffect(() => {
    const style = node.current?.style;
    const declarations = rule.split(';').map((text) => text.split(':'));
    for (const [name = '', value = ''] of declarations) style?.setProperty(name, value);
    return () => {
      for (const [name = ''] of declarations) style?.removeProperty(name);
    };
  }, [node, rule]);
  return (
    <>
      {typeof document === 'undefined' && key ? (
        <style href={key} precedence="vx-properties" nonce={nonce}>
          {`[data-properties="${key}"]{${rule}}`}
        </style>
      ) : null}
      {cloneElement(children, {
        ref: merged as Ref<HTMLElement>,
        'data-properties': key || undefined,
      })}
    </>
  );
}
