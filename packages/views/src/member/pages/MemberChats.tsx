import { browserLoad, serverLoad, useServices } from '@vx/features/app';
import { loadMemberChats, useMemberChats } from '@vx/features/member';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { EmptyState } from '@vx/ui/empty-state';
import { chatsIcon, videoCameraIcon } from '@vx/ui/icons';
import { PageHeader, Stack } from '@vx/ui/layout';
import { TransactionList } from '@vx/ui/transaction-list';
import { useLoaderData } from 'react-router';
import { ListEnd } from '../ListEnd.tsx';

export const loader = serverLoad(loadMemberChats);
export const clientLoader = browserLoad(loadMemberChats);
export const meta = pageMeta;

export default function MemberChats() {
  const data = useLoaderData<typeof loader>();
  const chats = useMemberChats(data);
  const { path } = useServices();
  const t = useTranslate();
  return (
    <Stack gap="20">
      <PageHeader title={t('live.mine.title')} text={t('live.mine.emptyText')} />
      <TransactionList
        label={t('live.mine.title')}
        columns={{
          what: t('money.statement.what'),
          time: t('money.statement.time'),
          amount: t('money.statement.amount'),
          value: t('money.statement.value'),
          balance: t('money.statement.balanceAfter'),
        }}
        days={chats.map((day) => ({
          label: day.label,
          rows: day.rows.map((row) => ({ ...row, sign: 'minus', glyph: videoCameraIcon })),
        }))}
        empty={
          <EmptyState
            glyph={chatsIcon}
            title={t('live.mine.empty')}
            text={t('live.mine.emptyText')}
            action={
              <Button variant="solid" href={path('cams', {})}>
                {t('shell.notFound.live')}
              </Button>
            }
          />
        }
        footer={
          data.total > 0 ? (
            <ListEnd shown={data.chats.length} total={data.total} more={data.more} />
          ) : undefined
        }
      />
    </Stack>
  );
}
