type RootName =
  | 'className'
  | 'dir'
  | 'id'
  | 'inert'
  | 'lang'
  | 'ref'
  | 'role'
  | 'style'
  | 'tabIndex'
  | `${'aria' | 'data'}-${string}`
  | `on${string}`;
const rootName =
  /^(?:className|dir|id|inert|lang|ref|role|style|tabIndex|(?:aria|data)-.*|on[A-Z].*)$/u;

/**
 * What was given for the root, for a component whose variants cannot be taken apart at once.
 * @param own handlers among the component's own props
 */
export function rootOf<Props extends object, Own extends string = never>(
  props: Props,
  own: readonly Own[] = [],
): Pick<Props, Exclude<Extract<keyof Props, RootName>, Own>> {
  const names: readonly string[] = own;
  return Object.fromEntries(
    Object.entries(props).filter(([name]) => rootName.test(name) && !names.includes(name)),
  ) as Pick<Props, Exclude<Extract<keyof Props, RootName>, Own>>;
}
