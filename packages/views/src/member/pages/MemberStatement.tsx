import { browserLoad, serverLoad } from '@vx/features/app';
import { loadStatement, useStatement, type StatementLine } from '@vx/features/member';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
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
  const t = useTranslate();
  return (
    <Stack gap="20">
      <PageHeader title={t('money.statement.title')} text={view.text} />
      <StatFigures figures={[{ label: t('money.balanceNow'), price: data.balance }]} />
      <FilterBar
        end={
          data.total > 0 ? (
            <Button size="sm" href={view.download} icon={downloadSimpleIcon}>
              {t('money.statement.download')}
            </Button>
          ) : undefined
        }
      >
        <ChipGroup label={t('common.filters')} value={[view.filter]} options={view.filters} />
      </FilterBar>
      <TransactionList
        label={t('money.statement.title')}
        columns={{
          what: t('money.statement.what'),
          time: t('money.statement.time'),
          amount: t('money.statement.amount'),
          value: t('money.statement.value'),
          balance: t('money.statement.balanceAfter'),
        }}
        days={view.days.map(({ label, rows }) => ({
          label,
          rows: rows.map((row) => ({ ...row, glyph: glyphs[row.kind] ?? receiptIcon })),
        }))}
        empty={
          <EmptyState
            glyph={receiptIcon}
            title={t('money.statement.empty')}
            text={t('money.statement.emptyText')}
          />
        }
        footer={
          data.total > 0 ? (
            <>
              <Text as="span" variant="body-s" tone="tertiary">
                {t('money.statement.shown', { shown: data.items.length, total: data.total })}
              </Text>
              <Cluster gap="8">
                {view.newest === null ? null : (
                  <Button size="sm" href={view.newest}>
                    {t('money.statement.newest')}
                  </Button>
                )}
                {view.older === null ? null : (
                  <Button size="sm" href={view.older}>
                    {t('money.statement.older')}
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
