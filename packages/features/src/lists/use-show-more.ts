import { useNavigate, useNavigation } from 'react-router';

/** "Show more" of a list: a link without JavaScript; with it the list grows in place and Back comes back to it. */
export function useShowMore(
  href: string | null,
): { readonly run: () => void; readonly href: string; readonly busy: boolean } | null {
  const navigate = useNavigate();
  const navigation = useNavigation();
  if (href === null) return null;
  return {
    href,
    busy: navigation.state === 'loading',
    run: () => void navigate(href, { preventScrollReset: true, replace: true }),
  };
}
