import { useTranslate } from '@vx/features/texts';
import { Overlay } from '../app/index.ts';
import { RedeemCode } from './RedeemCode.tsx';

/** The form of a code over a page. Loaded when a guest asks. [SC-bonusCodeRedeem] */
export default function RedeemDialog({
  open,
  onClose,
  onRedeemed,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRedeemed?: (() => void) | undefined;
}) {
  const t = useTranslate();
  return (
    <Overlay open={open} onClose={onClose} title={t('benefits.redeem')}>
      <RedeemCode {...(onRedeemed && { onRedeemed })} />
    </Overlay>
  );
}
