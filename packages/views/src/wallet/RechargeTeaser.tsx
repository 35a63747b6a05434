import { useRechargeTeaser, type TopUpData } from '@vx/features/wallet';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { arrowsClockwiseIcon } from '@vx/ui/icons';
import { Cluster } from '@vx/ui/layout';
import { MoneyControls } from '@vx/ui/money-controls';

/**
 * Says that coins can be bought by themselves, or that they are. Stands within the form of the amounts.
 * @param formId an empty form of the page, for the button that lets it go
 */
export function RechargeTeaser({
  recharge,
  formId,
}: Pick<TopUpData, 'recharge'> & { readonly formId: string }) {
  const t = useTranslate();
  const view = useRechargeTeaser(recharge);
  if (!view) return null;
  const { hide, change } = view;
  const title = t('money.topUp.automatic');
  return (
    <MoneyControls
      level={2}
      label={title}
      rows={[
        {
          id: 'automatic',
          glyph: arrowsClockwiseIcon,
          title,
          text: view.text,
          end: (
            <Cluster gap="8">
              {hide ? (
                <Button
                  type="submit"
                  variant="ghost"
                  size="sm"
                  // Of a form of its own, so that Enter beside the amounts never means it.
                  form={formId}
                  {...hide.field}
                  onClick={(event) => {
                    event.preventDefault();
                    hide.onHide();
                  }}
                >
                  {t('money.recharge.hide')}
                </Button>
              ) : null}
              <Button size="sm" href={change.href}>
                {change.label}
              </Button>
            </Cluster>
          ),
        },
      ]}
    />
  );
}
