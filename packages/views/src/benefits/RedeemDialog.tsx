import { useServices } from '@vx/features/app';
import { useSay } from '@vx/features/texts';
import { lazy, Suspense } from 'react';
import { RedeemCode } from './RedeemCode.tsx';

const Dialog = lazy(async () => ({ default: (await import('@vx/ui/dialog')).Dialog }));
const Sheet = lazy(async () => ({ default: (await import('@vx/ui/sheet')).Sheet }));

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
  const { app } = useServices();
  const say = useSay();
  const frame = {
    open,
    onOpenChange: (wanted: boolean) => (wanted ? undefined : onClose()),
    title: say('benefits.redeem'),
    children: <RedeemCode {...(onRedeemed && { onRedeemed })} />,
  };
  return (
    <Suspense>{app === 'mobile' ? <Sheet {...frame} /> : <Dialog {...frame} size="sm" />}</Suspense>
  );
}
