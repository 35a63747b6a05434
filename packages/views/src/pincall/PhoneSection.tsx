import type { AccountData } from '@vx/features/accounts';
import { useServices } from '@vx/features/app';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { PhoneSteps } from './PhoneSteps.tsx';

/** The verification as a section of the account: where the dialog leads without JavaScript. */
export function PhoneSection({ data }: { readonly data: AccountData }) {
  const { path } = useServices();
  const t = useTranslate();
  if (data.phone === null) return null;
  return (
    <PhoneSteps
      phone={data.phone}
      changing={data.changesPhone}
      level={2}
      next={
        <Button variant="solid" size="lg" block href={path('memberProfile', {})}>
          {t('pincall.done.back')}
        </Button>
      }
    />
  );
}
