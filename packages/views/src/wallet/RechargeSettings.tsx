import { numberTyped } from '@vx/features/spending';
import { rechargeFields, type RechargeEditorView, type RechargeView } from '@vx/features/wallet';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { arrowsClockwiseIcon } from '@vx/ui/icons';
import { Cluster, Stack } from '@vx/ui/layout';
import { AutomaticTopUp, MoneyControls } from '@vx/ui/money-controls';
import { Surface } from '@vx/ui/surface';
import { Heading, Text } from '@vx/ui/text';
import { useState } from 'react';

/** Coins that are bought by themselves: how it is set, what waits for a tap, the form. Plain forms. */
export function RechargeSettings({ view }: { readonly view: RechargeView }) {
  const t = useTranslate();
  const title = t('money.recharge.title');
  const { change, waiting, problem } = view;
  return (
    <>
      {waiting ? <Waiting waiting={waiting} /> : null}
      <MoneyControls
        level={2}
        label={title}
        rows={[
          {
            id: 'automatic',
            glyph: arrowsClockwiseIcon,
            title,
            text: view.text,
            problem: problem === undefined ? undefined : { tone: 'warning', text: problem },
            end: (
              <form method="post">
                <Cluster gap="8">
                  {view.isOn ? (
                    <Button
                      type="submit"
                      variant="ghost"
                      size="sm"
                      name={rechargeFields.ask}
                      value="off"
                    >
                      {t('money.recharge.turnOff')}
                    </Button>
                  ) : null}
                  {change ? (
                    <Button size="sm" href={change.href}>
                      {change.label}
                    </Button>
                  ) : null}
                </Cluster>
              </form>
            ),
          },
        ]}
      />
      {view.editor ? <Editor editor={view.editor} title={title} /> : null}
    </>
  );
}

/** The second recharge within ten minutes: nothing is charged without the press. */
function Waiting({ waiting }: { readonly waiting: NonNullable<RechargeView['waiting']> }) {
  const t = useTranslate();
  return (
    <Surface as="section" level="raised" padding="lg">
      <form method="post">
        <input type="hidden" name={rechargeFields.id} value={waiting.rechargeId} />
        <Stack gap="16">
          <Heading>{waiting.title}</Heading>
          <Text tone="secondary">{t('money.recharge.askText')}</Text>
          <Cluster>
            <Button type="submit" variant="primary" name={rechargeFields.ask} value="yes">
              {waiting.agree}
            </Button>
            <Button type="submit" name={rechargeFields.ask} value="no">
              {t('common.notNow')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Surface>
  );
}

function Editor({
  editor,
  title,
}: {
  readonly editor: RechargeEditorView;
  readonly title: string;
}) {
  const t = useTranslate();
  const [amount, setAmount] = useState(editor.first.amount);
  const [threshold, setThreshold] = useState(editor.first.threshold);
  const [maximum, setMaximum] = useState(numberTyped(editor.first.maximum));
  const thresholds = editor.thresholdsOf(amount);
  // A smaller amount does not reach every threshold: then the field shows the first.
  const reached = thresholds.find(({ value }) => value === threshold) ?? thresholds[0];
  const typed = {
    amount,
    threshold: reached?.value ?? threshold,
    maximum: Number.isNaN(maximum) ? '' : String(maximum),
  };
  return (
    <Surface as="section" level="raised" padding="lg">
      <Stack gap="16">
        <Heading>{title}</Heading>
        <AutomaticTopUp
          amount={{
            label: t('money.recharge.amount'),
            name: rechargeFields.amount,
            options: editor.amounts,
            value: amount,
            onChange: setAmount,
          }}
          threshold={{
            label: t('money.recharge.threshold'),
            name: rechargeFields.threshold,
            options: thresholds,
            value: typed.threshold,
            onChange: setThreshold,
          }}
          limit={{
            ...editor.maximum,
            label: t('money.recharge.maximum'),
            name: rechargeFields.maximum,
            unit: editor.unit,
            value: maximum,
            onChange: setMaximum,
            less: t('money.limits.less'),
            more: t('money.limits.more'),
            error: editor.errorOf(typed),
          }}
          agreement={editor.agreementOf(typed)}
          save={{ label: editor.save, field: { name: rechargeFields.ask, value: 'save' } }}
          cancel={{ label: t('common.cancel'), href: editor.keep }}
          problem={editor.problem}
        />
      </Stack>
    </Surface>
  );
}
