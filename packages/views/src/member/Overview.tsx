import type { MemberAreaView } from '@vx/features/member';
import type { ShellView } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { AvatarStack } from '@vx/ui/avatar';
import { Badge } from '@vx/ui/badge';
import { Button } from '@vx/ui/button';
import { IconButton } from '@vx/ui/icon-button';
import { crownIcon, gearSixIcon, receiptIcon, sealCheckIcon } from '@vx/ui/icons';
import { Columns, Stack } from '@vx/ui/layout';
import { MediaCard } from '@vx/ui/media-card';
import {
  BalanceCard,
  FigureCard,
  NarrowOnly,
  OverviewGrid,
  OverviewHead,
  OverviewRow,
  PanelCard,
  PlaceCard,
} from '@vx/ui/overview';
import { PerformerLine } from '@vx/ui/performer-line';
import { Price } from '@vx/ui/price';
import { Text } from '@vx/ui/text';
import { withIcon } from '../shell/icons.ts';
import { MenuRows } from '../shell/Menu.tsx';

export interface OverviewProps {
  readonly view: ShellView;
  /** `null` while it is not known: the places are there all the same. */
  readonly own: MemberAreaView | null;
  readonly layout: 'desktop' | 'mobile';
}

/** Places that the buttons of desktops lead to. */
const inHead = ['statement', 'settings'] as const;
/** Places that the cards of phones lead to. */
const inCards = [
  'library',
  'favourites',
  'benefits',
  'statement',
  'vip',
  'limits',
  'help',
  'settings',
] as const;

/** What a guest has and what is new, a card each; on phones with the places that desktops have in their rail. */
export function Overview({ view, own, layout }: OverviewProps) {
  const isPhone = layout === 'mobile';
  const rows = <MenuRows view={view} without={own ? (isPhone ? inCards : inHead) : []} />;
  return (
    <Stack gap={isPhone ? '12' : '16'}>
      <Head view={view} own={own} isPhone={isPhone} />
      {isPhone ? <PhoneFigures view={view} own={own} /> : <Figures view={view} own={own} />}
      {own ? <Lists own={own} isPhone={isPhone} /> : null}
      {isPhone ? rows : <NarrowOnly>{rows}</NarrowOnly>}
    </Stack>
  );
}

function Head({
  view: { guest },
  own,
  isPhone,
}: Pick<OverviewProps, 'view' | 'own'> & { readonly isPhone: boolean }) {
  const t = useTranslate();
  return (
    <OverviewHead
      name={guest.name ?? ''}
      picture={guest.picture}
      note={
        <>
          <Text as="span" variant="body-s" tone="tertiary">
            {guest.email}
          </Text>
          {guest.hasAvs ? (
            <Badge tone="success" icon={sealCheckIcon}>
              {t('account.settings.ageProven')}
            </Badge>
          ) : null}
          {own?.vip ? (
            <Badge tone="vip" icon={crownIcon}>
              VIP
            </Badge>
          ) : null}
        </>
      }
    >
      {own === null ? undefined : isPhone ? (
        <IconButton glyph={gearSixIcon} tooltip="none" {...own.head.settings} />
      ) : (
        <>
          <Button icon={receiptIcon} href={own.head.statement.href}>
            {own.head.statement.label}
          </Button>
          <Button icon={gearSixIcon} href={own.head.settings.href}>
            {own.head.settings.label}
          </Button>
        </>
      )}
    </OverviewHead>
  );
}

function Figures({ view, own }: Pick<OverviewProps, 'view' | 'own'>) {
  const t = useTranslate();
  const { wallet } = view.guest;
  return (
    <OverviewGrid>
      {wallet ? (
        <FigureCard
          label={t('money.balance')}
          value={<Price price={wallet} size="lg" />}
          note={own?.lastTopUp}
          action={{ label: t('shell.topUp'), href: view.topUp, solid: true }}
        />
      ) : null}
      {own ? (
        <FigureCard
          label={own.spent.label}
          value={
            <Price
              price={own.spent.amount}
              size="lg"
              equivalent={own.spent.share === null ? 'inline' : 'hidden'}
            />
          }
          of={own.spent.of ?? undefined}
          share={own.spent.share ?? undefined}
          note={own.spent.note}
          action={own.spent.action}
        />
      ) : null}
      {own?.messages ? <Messages messages={own.messages} /> : null}
      {own?.benefits ? (
        <FigureCard
          label={own.benefits.label}
          value={own.benefits.value}
          note={own.benefits.note}
          action={own.benefits.action}
        />
      ) : null}
    </OverviewGrid>
  );
}

const Messages = ({
  messages: { label, value, from, action },
}: {
  readonly messages: NonNullable<MemberAreaView['messages']>;
}) => (
  <FigureCard label={label} value={value} note={<AvatarStack people={from} />} action={action} />
);

/** Balance and month in one card, so that the places below it stand on the first screen. */
function PhoneFigures({ view, own }: Pick<OverviewProps, 'view' | 'own'>) {
  const t = useTranslate();
  const { wallet } = view.guest;
  if (!wallet || own === null) return <Figures view={view} own={own} />;
  const { spent, places, messages } = own;
  return (
    <>
      <BalanceCard
        label={t('money.balance')}
        value={<Price price={wallet} size="lg" />}
        action={{ label: t('shell.topUp'), href: view.topUp, solid: true }}
        share={spent.share ?? undefined}
        note={spent.line}
        more={spent.action}
      />
      <OverviewGrid>
        {places.map(({ id, label, href, value }) => (
          <PlaceCard
            key={id}
            glyph={withIcon({ id, label, href }).glyph}
            label={label}
            href={href}
            value={value}
            tone={id === 'vip' ? 'vip' : undefined}
          />
        ))}
      </OverviewGrid>
      {messages ? (
        <OverviewGrid>
          <Messages messages={messages} />
        </OverviewGrid>
      ) : null}
    </>
  );
}

function Lists({
  own: { live, videos, chats },
  isPhone,
}: {
  readonly own: MemberAreaView;
  readonly isPhone: boolean;
}) {
  const wide = (
    <>
      {live ? (
        <PanelCard title={live.title} action={live.all}>
          {live.items.map((tile) => (
            <PerformerLine key={tile.id} performer={{ ...tile, picture: tile.face }} size="sm" />
          ))}
        </PanelCard>
      ) : null}
      {videos ? (
        <PanelCard title={videos.title} action={videos.all} layout="pictures">
          {videos.items.map((card) => (
            <MediaCard key={card.id} item={card} layout={isPhone ? 'row' : 'grid'} />
          ))}
        </PanelCard>
      ) : null}
    </>
  );
  const narrow = chats ? (
    <PanelCard title={chats.title} action={chats.all}>
      {chats.items.map(({ id, price, ...row }) => (
        <OverviewRow key={id} {...row} end={<Price price={price} equivalent="below" />} />
      ))}
    </PanelCard>
  ) : null;
  const gap = isPhone ? '12' : '16';
  // What stands alone takes the whole line.
  return narrow && (live || videos) && !isPhone ? (
    <Columns aside={narrow}>
      <Stack gap={gap}>{wide}</Stack>
    </Columns>
  ) : (
    <Stack gap={gap}>
      {wide}
      {narrow}
    </Stack>
  );
}
