import { useTranslate } from '@vx/features/texts';
import { useWalletCurrency, WALLET_FIELD, type TopUpData } from '@vx/features/wallet';
import { Button } from '@vx/ui/button';
import { Cluster, Stack } from '@vx/ui/layout';
import { RadioGroup } from '@vx/ui/radio-group';
import { Surface } from '@vx/ui/surface';
import { Heading, Text } from '@vx/ui/text';

/** What the wallet is kept in, while that can still be chosen. A plain form. */
export function WalletCurrency({ data }: { readonly data: TopUpData }) {
  const t = useTranslate();
  const view = useWalletCurrency(data);
  if (!view) return null;
  const title = t('money.wallet.title');
  return (
    <Surface as="section" level="raised" padding="lg">
      <form method="post">
        <input type="hidden" name="returnPath" value={data.returnPath} />
        <Stack gap="16">
          <Heading>{title}</Heading>
          <Text tone="secondary">{t('money.wallet.text')}</Text>
          <RadioGroup
            key={view.current}
            label={title}
            hideLabel
            name={WALLET_FIELD}
            layout="cards"
            options={view.options}
            defaultValue={view.current}
          />
          <Cluster>
            <Button type="submit">{t('money.wallet.save')}</Button>
          </Cluster>
        </Stack>
      </form>
    </Surface>
  );
}
