import { usePhoneData } from '@vx/features/pincall';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Overlay } from '../app/index.ts';
import { PhoneSteps } from './PhoneSteps.tsx';

/** The verification over the page that asked for it. Loaded when it is opened. [SC-phoneVerification] */
export default function PhoneDialog({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const phone = usePhoneData();
  // Without knowing where the guest stands there is nothing to open yet; it comes with the first answer.
  if (phone === null) return null;
  return (
    <Overlay open={open} onClose={onClose} title={t('pincall.title')}>
      <PhoneSteps
        phone={phone}
        level={2}
        next={
          <Button variant="solid" size="lg" block onClick={onClose}>
            {t('common.close')}
          </Button>
        }
      />
    </Overlay>
  );
}
