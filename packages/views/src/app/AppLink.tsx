import { useServices, isWithinApp } from '@vx/features/app';
import type { LinkProps } from '@vx/ui/link';
import { Link } from 'react-router';

/** A link of a component: through the router within the app, a plain one elsewhere. */
export function AppLink({ href, keepsPlace = false, children, ...rest }: LinkProps) {
  const services = useServices();
  if (!isWithinApp(services, href)) {
    return (
      // oxlint-disable-next-line react/forbid-elements -- what @vx/ui makes its links of
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} preventScrollReset={keepsPlace} {...rest}>
      {children}
    </Link>
  );
}
