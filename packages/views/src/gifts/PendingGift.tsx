import { usePendingGift, type GiftTarget } from '@vx/features/gifts';
import { GiftUndo } from '@vx/ui/gift-undo';
import { TextLink } from '@vx/ui/link';

export interface PendingGiftProps {
  readonly to: GiftTarget;
  readonly here: string;
  /** The guest ends what they are in: nothing more is sent. */
  readonly isLeaving?: boolean | undefined;
}

/** The gift that is on its way, as long as it can be taken back, and what became of it where it was refused. */
export default function PendingGift({ to, here, isLeaving }: PendingGiftProps) {
  const pending = usePendingGift(to, { here, ...(isLeaving && { isLeaving }) });
  if (!pending) return null;
  const { view } = pending;
  return (
    <GiftUndo
      key={view.id}
      picture={view.picture}
      title={view.title}
      price={view.price ?? undefined}
      text={
        view.link ? (
          <>
            {view.text} <TextLink href={view.link.href}>{view.link.label}</TextLink>
          </>
        ) : (
          view.text
        )
      }
      left={view.left ?? undefined}
      announcement={view.announcement}
      undo={view.undo === null ? undefined : { label: view.undo, run: pending.undo }}
      send={view.send === null ? undefined : { label: view.send, run: pending.send }}
      problem={view.isProblem}
    />
  );
}
