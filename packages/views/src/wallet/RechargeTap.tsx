import { useTranslate } from '@vx/features/texts';
import { useRechargeQuestion, type useRechargeTap } from '@vx/features/wallet';
import { Button } from '@vx/ui/button';
import { Stack } from '@vx/ui/layout';
import { StatusBar } from '@vx/ui/status-bar';
import { Text } from '@vx/ui/text';
import { Overlay } from '../app/index.ts';

type Tap = ReturnType<typeof useRechargeTap>;

/** The question over the page, once an automatic recharge waits for a tap. */
export default function RechargeTap({ tap }: { readonly tap: Tap }) {
  const t = useTranslate();
  const question = useRechargeQuestion(tap);
  if (question === null) return null;
  const { answer, close } = tap;
  const { title, text, problem, agree, isBusy } = question;
  return (
    <Overlay open busy={isBusy} onClose={() => close?.()} title={title}>
      <Stack gap="16">
        {problem === null ? null : (
          <StatusBar tone="danger" urgent>
            {problem}
          </StatusBar>
        )}
        <Text tone="secondary">{text}</Text>
        {agree === null ? null : (
          <>
            <Button variant="primary" block loading={isBusy} onClick={() => answer?.(true)}>
              {agree}
            </Button>
            <Button block disabled={answer === null} onClick={() => answer?.(false)}>
              {t('common.notNow')}
            </Button>
          </>
        )}
      </Stack>
    </Overlay>
  );
}
