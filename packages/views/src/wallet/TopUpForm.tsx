import { useServices } from '@vx/features/app';
import { useTopUp, type TopUpData, type TopUpRefusal } from '@vx/features/wallet';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Price } from '@vx/ui/price';
import { TopUp } from '@vx/ui/top-up';
import { RechargeTeaser } from './RechargeTeaser.tsx';
import { useId } from 'react';

export interface TopUpFormProps {
  readonly data: TopUpData;
  readonly refusal: TopUpRefusal | null | undefined;
}

/** Amounts, what they cost in all, one button. Works as a plain form. */
export function TopUpForm({ data, refusal }: TopUpFormProps) {
  const { app } = useServices();
  const t = useTranslate();
  const view = useTopUp(data, refusal);
  const { custom, lastUsedId } = data.options;
  const { limits, total } = view;
  const teaserForm = useId();
  return (
    <>
      <TopUp
        level={1}
        layout={app === 'mobile' ? 'stack' : 'columns'}
        title={t('money.topUp.title')}
        text={view.text}
        balance={
          view.balance ? (
            <>
              {t('money.balance')} <Price price={view.balance} equivalent="hidden" />
            </>
          ) : undefined
        }
        options={view.options}
        lastUsedId={lastUsedId}
        value={view.value}
        onChange={view.choose}
        texts={{
          amounts: t('money.topUp.choose'),
          customLabel: t('money.topUp.amount', { currency: custom.currency }),
          lastUsed: t('money.topUp.lastUsed'),
          noBonus: t('money.topUp.noBonus'),
          bonus: (given) => t('money.topUp.bonus', { amount: given }),
          other: t('money.topUp.other'),
          otherRange: view.range,
          otherHint: view.step,
        }}
        custom={{
          min: custom.min / 100,
          max: custom.max / 100,
          step: custom.step / 100,
          unit: view.unit,
          value: view.amount,
          onChange: view.type,
          error: view.amountProblem,
        }}
        summary={{
          title: t('money.topUp.summary'),
          lines: [
            {
              label: view.credit,
              value: total ? <Price price={total} /> : '–',
            },
            { label: t('money.topUp.onTop'), value: `+ ${view.bonus}` },
            {
              label: t('money.topUp.vat', { percent: view.vatPercent }),
              value: view.vat ? <Price price={view.vat} /> : '–',
              quiet: true,
            },
          ],
          total: {
            label: t('money.topUp.youPay'),
            // What it is worth stands in the first line.
            value: total ? <Price price={total} equivalent="hidden" /> : '–',
          },
          ...(view.newBalance && {
            after: [{ label: t('money.newBalance'), value: <Price price={view.newBalance} /> }],
          }),
          hint: t('money.topUp.sandbox'),
        }}
        pay={{
          label: view.payLabel,
          busy: view.isBusy,
          onPay: view.pay,
        }}
        hidden={{ returnPath: data.returnPath }}
        payNote={t('money.topUp.charged')}
        {...(view.problem !== undefined && { state: 'failed' as const, message: view.problem })}
        messageAction={
          limits ? (
            <Button size="sm" href={limits.href}>
              {limits.label}
            </Button>
          ) : undefined
        }
      >
        <RechargeTeaser recharge={data.recharge} formId={teaserForm} />
      </TopUp>
      <form id={teaserForm} method="post" hidden />
    </>
  );
}
