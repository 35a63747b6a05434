import { useServices, withTexts } from '@vx/features/app';
import { FLOATING_MS, useFloating, type NotificationView } from '@vx/features/notifications';
import { useTranslate } from '@vx/features/texts';
import { useOneClickDoor, useRechargeTap } from '@vx/features/wallet';
import { useKeptPush } from '@vx/features/webpush';
import { Button } from '@vx/ui/button';
import { FloatingArea, FloatingNote } from '@vx/ui/notification-center';
import { lazy, Suspense } from 'react';

/** Comes when an automatic recharge asks. */
const RechargeTap = lazy(() =>
  withTexts(['errors', 'recharge'], import('../wallet/RechargeTap.tsx')),
);

/** Comes when a guest who has paid before wants coins. */
const OneClickDialog = lazy(() =>
  withTexts(['errors', 'money'], import('../wallet/OneClickDialog.tsx')),
);

/**
 * One alert over the page; it goes by itself and waits while the pointer or the focus is on it. What an
 * automatic recharge asks for stays until it is answered.
 */
export default function Floating() {
  const { newest, putAway, read } = useFloating();
  const tap = useRechargeTap();
  const door = useOneClickDoor();
  useKeptPush();
  return (
    <>
      {newest && <Note key={newest.id} note={newest} onEnd={putAway} onRead={read} />}
      {door.request === null ? null : (
        <Suspense>
          <OneClickDialog request={door.request} onClose={door.close} />
        </Suspense>
      )}
      {tap.state.kind === 'none' ? null : (
        <Suspense>
          <RechargeTap tap={tap} />
        </Suspense>
      )}
    </>
  );
}

function Note({
  note,
  onEnd,
  onRead,
}: {
  readonly note: NotificationView;
  readonly onEnd: (id: string) => void;
  readonly onRead: (id: string) => void;
}) {
  const { app } = useServices();
  const t = useTranslate();
  const end = (): void => onEnd(note.id);
  return (
    <FloatingArea variant={app} seconds={FLOATING_MS / 1_000} onEnd={end}>
      <FloatingNote
        name={note.name}
        picture={note.picture}
        live={note.live}
        title={`${note.lead} ${note.text}`}
        variant={app}
        onClose={end}
        actions={
          <Button variant="solid" size="sm" href={note.href} onClick={() => onRead(note.id)}>
            {t('shell.told.look')}
          </Button>
        }
      />
    </FloatingArea>
  );
}
