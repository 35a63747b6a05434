import { useEffect, useState, type DependencyList } from 'react';

/**
 * A core that lives as long as its component, and is made anew when `deps` change. `null` on a server and until the
 * component is there: a core may listen and call, which a render must not. Whatever outlives a component is made
 * beside the tree and given to it by `createServices`.
 *
 * @param create makes the core from nothing but `deps`
 */
export function useCore<Core extends Disposable>(
  create: () => Core,
  deps: DependencyList,
): Core | null {
  const [core, setCore] = useState<Core | null>(null);
  // `create` is written in place, so it is another with each render: `deps` say when it means another core.
  /* oxlint-disable react-hooks/exhaustive-deps */
  useEffect(() => {
    const made = create();
    setCore(made);
    return () => {
      setCore(null);
      made[Symbol.dispose]();
    };
  }, deps);
  /* oxlint-enable react-hooks/exhaustive-deps */
  return core;
}
