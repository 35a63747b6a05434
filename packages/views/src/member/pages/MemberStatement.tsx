import { browserLoad, serverLoad } from '@vx/features/app';
import { loadStatement, useStatement, type StatementLine } from '@vx/features/member';
import { pageMeta } from '@vx/features/shell';
import { useSay } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { ChipGroup } from '@vx/ui/chip-group';
import { EmptyState } from '@vx/ui/empty-state';
import {
  arrowUUpLeftIcon,
  creditCardIcon,
  downloadSimpleIcon,
  notePencilIcon,
  playCircleIcon,
  receiptIcon,
  tagIcon,
  videoCameraIcon,
} from '@vx/ui/icons';
import type { Glyph } from '@vx/ui/icon';
import { Cluster, FilterBar, PageHeader, Stack } from '@vx/ui/layout';
import { Text } from '@vx/ui/text';
import { StatFigures, TransactionList } from '@vx/ui/transaction-list';
import { useLoaderData } from 'react-router';

export const loader = serverLoad(loadStatement);
export const clientLoader = browserLoad(loadStatement);
export const meta = pageMeta;

const glyphs: { readonly [Kind in StatementLine['kind']]?: Glyph } = {
  topup: creditCardIcon,
  bonus: tagIcon,
  video: playCircleIcon,
  livechat: videoCameraIcon,
  refund: arrowUUpLeftIcon,
  correction: notePencilIcon,
};

export default function MemberStatement() {
  const data = useLoaderData<typeof loader>();
  const view = useStatement(data);
  const say = useSay();
  return (
    <Stack gap="20">
      <PageHeader title={say('money.statement.title')} text={say('money.statement.text')} />
      <StatFigures figures={[{ label: say('money.balanceNow'), price: data.balance }]} />
      <FilterBar
        end={
          data.total > 0 ? (
            <Button size="sm" href={view.download} icon={downloadSimpleIcon}>
              {say('money.statement.download')}
            </Button>
          ) : undefined
        }
      >
        <ChipGroup label={say('common.filters')} value={[view.filter]} options={view.filters} />
      </FilterBar>
      <TransactionList
        label={say('money.statement.title')}
        columns={{
          what: say('money.statement.what'),
          time: say('money.statement.time'),
          amount: say('money.statement.amount'),
          value: say('money.statement.value'),
          balance: say('money.statement.balanceAfter'),
        }}
        days={view.days.map(({ label, rows }) => ({
          label,
          rows: rows.map((row) => ({ ...row, glyph: glyphs[row.kind] ?? receiptIcon })),
        }))}
        empty={
          <EmptyState
            glyph={receiptIcon}
            title={say('money.statement.empty')}
            text={say('money.statement.emptyText')}
          />
        }
        footer={
          data.total > 0 ? (
            <>
              <Text as="span" variant="body-s" tone="tertiary">
                {say('money.statement.shown', { shown: data.items.length, total: data.total })}
              </Text>
              <Cluster gap="8">
                {view.newest === null ? null : (
                  <Button size="sm" href={view.newest}>
                    {say('money.statement.newest')}
                  </Button>
                )}
                {view.older === null ? null : (
                  <Button size="sm" href={view.older}>
                    {say('money.statement.older')}
                  </Button>
                )}
              </Cluster>
            </>
          ) : undefined
        }
      />
    </Stack>
  );
}
