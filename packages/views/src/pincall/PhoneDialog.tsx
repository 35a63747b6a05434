import { useServices } from '@vx/features/app';
import { usePhoneData } from '@vx/features/pincall';
import { useSay } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { lazy, Suspense } from 'react';
import { PhoneSteps } from './PhoneSteps.tsx';

const Dialog = lazy(async () => ({ default: (await import('@vx/ui/dialog')).Dialog }));
const Sheet = lazy(async () => ({ default: (await import('@vx/ui/sheet')).Sheet }));

/** The verification over the page that asked for it. Loaded when it is opened. [SC-phoneVerification] */
export default function PhoneDialog({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { app } = useServices();
  const say = useSay();
  const phone = usePhoneData();
  // Without knowing where the guest stands there is nothing to open yet; it comes with the first answer.
  if (phone === null) return null;
  const frame = {
    open,
    onOpenChange: (wanted: boolean) => (wanted ? undefined : onClose()),
    title: say('pincall.title'),
    children: (
      <PhoneSteps
        phone={phone}
        level={2}
        next={
          <Button variant="solid" size="lg" block onClick={onClose}>
            {say('common.close')}
          </Button>
        }
      />
    ),
  };
  return (
    <Suspense>{app === 'mobile' ? <Sheet {...frame} /> : <Dialog {...frame} size="sm" />}</Suspense>
  );
}
