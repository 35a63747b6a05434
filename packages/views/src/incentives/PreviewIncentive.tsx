import { usePreviewIncentive } from '@vx/features/incentives';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { useState } from 'react';
import IncentiveDialog from './IncentiveDialog.tsx';

/** Where a preview has ended: what is offered there, behind a press of the guest. */
export default function PreviewIncentive({ videoId }: { readonly videoId: string }) {
  const t = useTranslate();
  const shown = usePreviewIncentive(videoId);
  const [isOpen, setOpen] = useState(false);
  if (shown === null) return null;
  return (
    <>
      <Button variant="media" size="sm" onClick={() => setOpen(true)}>
        {t(`incentives.${shown.incentive.type}.title`)}
      </Button>
      {isOpen ? <IncentiveDialog shown={shown} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
