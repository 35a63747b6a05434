import { useBackCloses, useServices } from '@vx/features/app';
import { useGiftPicker, type GiftPicker as Picker, type GiftTarget } from '@vx/features/gifts';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { GiftDrawer } from '@vx/ui/gift-drawer';
import { RoomPanel } from '@vx/ui/live-room';
import { Sheet } from '@vx/ui/sheet';
import { Spinner } from '@vx/ui/spinner';
import type { ReactElement, ReactNode } from 'react';

export interface GiftPickerProps {
  readonly to: GiftTarget;
  /** Where the guest comes back to from coins. */
  readonly here: string;
  /** Beside a running picture, where coins are bought without leaving it. */
  readonly room?: { readonly topUp: () => void } | undefined;
  readonly onClose: () => void;
}

/** Gifts for a performer: above the field of a conversation, beside a running picture, on phones a sheet. [SC-giftPicker] */
export default function GiftPicker(props: GiftPickerProps) {
  const { room, onClose } = props;
  const { app } = useServices();
  const t = useTranslate();
  const title = t('gifts.title');
  if (app === 'mobile')
    return (
      <Sheet
        open
        modal={room === undefined}
        title={title}
        onOpenChange={(wanted) => (wanted ? undefined : onClose())}
      >
        <Gifts {...props} variant="sheet" />
      </Sheet>
    );
  return room ? (
    <Panel title={title} onClose={onClose}>
      <Gifts {...props} variant="sheet" />
    </Panel>
  ) : (
    <Gifts {...props} variant="drawer" />
  );
}

/** Beside the picture; Back closes it, as it does a sheet. */
function Panel(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  useBackCloses(props.onClose);
  return <RoomPanel {...props} />;
}

function Gifts({
  to,
  here,
  room,
  onClose,
  variant,
}: GiftPickerProps & { readonly variant: 'drawer' | 'sheet' }): ReactElement {
  const t = useTranslate();
  const picker = useGiftPicker(to, here);
  const { view } = picker;
  if (view === null)
    return picker.retry ? (
      <GiftDrawer
        variant={variant}
        gifts={[]}
        value={null}
        onChange={picker.choose}
        send={null}
        onClose={onClose}
        empty={
          <>
            {t('gifts.notLoaded')}{' '}
            <Button size="sm" onClick={picker.retry}>
              {t('common.tryAgain')}
            </Button>
          </>
        }
      />
    ) : (
      <Spinner label={t('gifts.loading')} />
    );
  const { chosen, send, instead } = view;
  return (
    <GiftDrawer
      variant={variant}
      gifts={view.gifts}
      categories={{
        options: view.categories,
        value: view.category,
        onChange: picker.setCategory,
      }}
      value={chosen}
      onChange={picker.choose}
      count={
        chosen === null
          ? undefined
          : { value: view.quantity, max: view.most, onChange: picker.setQuantity }
      }
      note={view.note ?? view.vouchers ?? undefined}
      send={
        send && {
          label: send.label,
          total: send.total ?? undefined,
          owned: send.owned ?? undefined,
          onSend() {
            picker.send();
            onClose();
          },
        }
      }
      basket={
        view.take === null
          ? undefined
          : {
              label: t('gifts.title'),
              entries: [],
              onRemove: () => undefined,
              add: { label: view.take.label, onAdd: picker.take },
            }
      }
      instead={instead ? { text: instead.text, action: actionOf(instead, room) } : undefined}
      onClose={onClose}
    />
  );
}

/** Coins are bought beside a running picture, and everything else in a page of its own. */
function actionOf(
  { kind, label, href }: NonNullable<NonNullable<Picker['view']>['instead']>,
  room: GiftPickerProps['room'],
): ReactElement {
  if (kind === 'topUp' && room)
    return (
      <Button variant="solid" size="sm" onClick={room.topUp}>
        {label}
      </Button>
    );
  return (
    <Button variant="solid" size="sm" href={href} {...(room && { target: '_blank' })}>
      {label}
    </Button>
  );
}
