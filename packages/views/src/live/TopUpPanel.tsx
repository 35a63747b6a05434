import { useBackCloses, useServices } from '@vx/features/app';
import type { MeterView } from '@vx/features/live';
import { useTranslate, type Translate } from '@vx/features/texts';
import { useChatTopUp, type ChatTopUp } from '@vx/features/wallet';
import { Button } from '@vx/ui/button';
import { ChatLineBubble } from '@vx/ui/chat-transcript';
import { Stack } from '@vx/ui/layout';
import { TextLink } from '@vx/ui/link';
import { RoomPanel, type RoomPanelProps } from '@vx/ui/live-room';
import { Sheet } from '@vx/ui/sheet';
import { RoomTopUp } from '@vx/ui/top-up';
import type { ReactElement } from 'react';

export interface TopUpPanelProps {
  /** Who stays in the picture. */
  readonly name: string;
  readonly chat: MeterView;
  /** What was said last: on phones the sheet covers the lines. `null`: nothing yet. */
  readonly lastLine: string | null;
  readonly onClose: () => void;
  /** The coins are there, in words. */
  readonly onDone: (added: string) => void;
}

/** Coins beside the running picture: a panel, on phones a sheet that leaves End in sight. */
export default function TopUpPanel({ name, chat, lastLine, onClose, onDone }: TopUpPanelProps) {
  const { app } = useServices();
  const t = useTranslate();
  const view = useChatTopUp(chat, onDone);
  const title = t('money.topUp.title');
  return app === 'mobile' ? (
    <Sheet
      open
      modal={false}
      title={title}
      above={lastLine === null ? undefined : <ChatLineBubble name={name} text={lastLine} />}
      onOpenChange={(wanted) => (wanted ? undefined : onClose())}
    >
      <Content view={view} />
    </Sheet>
  ) : (
    <SidePanel title={title} text={t('live.topUp.goesOn', { name })} onClose={onClose}>
      <Content view={view} />
    </SidePanel>
  );
}

/** Beside the picture; Back closes it, as it does a sheet. */
function SidePanel(props: RoomPanelProps) {
  useBackCloses(props.onClose);
  return <RoomPanel {...props} />;
}

function Content({ view }: { readonly view: ChatTopUp }): ReactElement {
  const t = useTranslate();
  return (
    <RoomTopUp
      state={view.state}
      amounts={{
        label: t('money.topUp.choose'),
        name: 'optionId',
        options: view.amounts,
        value: view.chosen?.id ?? '',
        onChange: view.choose,
        lastUsedId: view.lastUsedId,
        texts: {
          lastUsed: t('money.topUp.lastUsed'),
          noBonus: t('money.topUp.noBonus'),
          bonus: (amount) => t('money.topUp.bonus', { amount }),
          other: '',
          otherRange: '',
          otherHint: '',
        },
      }}
      method={
        view.isStored ? (
          <Button variant="link" size="sm" onClick={view.otherWay}>
            {t('live.topUp.otherWay')}
          </Button>
        ) : undefined
      }
      limit={view.limitLine ?? undefined}
      pay={{ label: view.payLabel, onPay: view.pay }}
      note={view.afterwards ?? undefined}
      message={view.added ?? view.message}
      messageAction={actionOf(view, t)}
      waiting={view.paymentPage === null ? undefined : <Waiting view={view} />}
    />
  );
}

/** The way to what is in the way, in a tab of its own: the chat goes on in this one. */
function actionOf(view: ChatTopUp, t: Translate): ReactElement | undefined {
  if (view.limits)
    return (
      <TextLink href={view.limits.href} target="_blank">
        {view.limits.label}
      </TextLink>
    );
  return view.retry ? (
    <Button size="sm" onClick={view.retry}>
      {t('common.tryAgain')}
    </Button>
  ) : undefined;
}

/** The provider's page once more, or another choice. */
function Waiting({ view }: { readonly view: ChatTopUp }): ReactElement {
  const t = useTranslate();
  return (
    <Stack gap="8">
      <Button variant="solid" size="lg" block onClick={view.reopen}>
        {t('live.topUp.open')}
      </Button>
      <Button block onClick={view.again}>
        {t('live.topUp.again')}
      </Button>
    </Stack>
  );
}
