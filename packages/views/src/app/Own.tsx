import { useServices } from '@vx/features/app';
import { use, type ReactNode } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouter,
  UNSAFE_DataRouterStateContext as DataRouterState,
  UNSAFE_LocationContext as Location,
  UNSAFE_NavigationContext as Navigation,
  UNSAFE_RouteContext as Route,
} from 'react-router';

/** On the server: takes its content out of a page that guests share, with the place where it stands. */
function TakenOut({ children }: { readonly children: ReactNode }): ReactNode {
  const { own } = useServices();
  const [router, state, location, navigation, route] = [
    use(DataRouter),
    use(DataRouterState),
    use(Location),
    use(Navigation),
    use(Route),
  ];
  if (!own) return children;
  const part = (
    <DataRouter value={router}>
      <DataRouterState value={state}>
        <Navigation value={navigation}>
          <Location value={location}>
            <Route value={route}>{children}</Route>
          </Location>
        </Navigation>
      </DataRouterState>
    </DataRouter>
  );
  return `${own.mark}${own.taken.push(part) - 1}.`;
}

const AsItIs = ({ children }: { readonly children: ReactNode }): ReactNode => children;

/**
 * What of a page is its guest's own: guests get the same page, and this part is rendered for each. The
 * content reads the guest from the services, not from properties, has elements and no bare text at
 * both ends, and no ids that follow from its place.
 */
export const Own = import.meta.env.SSR ? TakenOut : AsItIs;
