import { useCallback, type Ref } from 'react';

/** One ref for an element that its component and the component's caller both need. */
export function useMergedRefs<Node>(
  own: Ref<Node> | undefined,
  given: Ref<Node> | undefined,
): Ref<Node> | undefined {
  const both = useCallback(
    (node: Node | null) => {
      const ends = [own, given].map((ref) => {
        if (typeof ref === 'function') return ref(node) ?? (() => ref(null));
        if (ref) ref.current = node;
        return () => {
          if (ref) ref.current = null;
        };
      });
      return () => {
        for (const end of ends) end();
      };
    },
    [own, given],
  );
  return own && given ? both : (own ?? given);
}
