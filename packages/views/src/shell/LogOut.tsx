import { Button } from '@vx/ui/button';
import { useIntl } from 'react-intl';

/** Ends the session here; a plain form. */
export function LogOut() {
  const { formatMessage } = useIntl();
  return (
    <form method="post" action="/logout">
      <Button type="submit" block size="lg">
        {formatMessage({ id: 'shell.logout' })}
      </Button>
    </form>
  );
}
