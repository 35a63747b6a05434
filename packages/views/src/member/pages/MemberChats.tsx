import { browserLoad, serverLoad, useServices } from '@vx/features/app';
import { loadMemberChats, useMemberChats } from '@vx/features/member';
import { pageMeta } from '@vx/features/shell';
import { useSay } from '@vx/features/texts';
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
  const say = useSay();
  return (
    <Stack gap="20">
      <PageHeader title={say('live.mine.title')} text={say('live.mine.emptyText')} />
      <TransactionList
        label={say('live.mine.title')}
        columns={{
          what: say('money.statement.what'),
          time: say('money.statement.time'),
          amount: say('money.statement.amount'),
          value: say('money.statement.value'),
          balance: say('money.statement.balanceAfter'),
        }}
        days={chats.map((day) => ({
          label: day.label,
          rows: day.rows.map((row) => ({ ...row, sign: 'minus', glyph: videoCameraIcon })),
        }))}
        empty={
          <EmptyState
            glyph={chatsIcon}
            title={say('live.mine.empty')}
            text={say('live.mine.emptyText')}
            action={
              <Button variant="solid" href={path('cams', {})}>
                {say('shell.notFound.live')}
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
