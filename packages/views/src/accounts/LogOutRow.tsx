import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { signOutIcon } from '@vx/ui/icons';

/** Ends the session here, as the last of a list of places; a plain form. */
export function LogOutRow() {
  const t = useTranslate();
  return (
    <form method="post" action="/logout">
      <Button type="submit" variant="ghost" icon={signOutIcon} iconWeight="regular">
        {t('shell.logout')}
      </Button>
    </form>
  );
}
