import type { VoucherRow } from '@vx/features/benefits';
import { Button } from '@vx/ui/button';
import { Stack } from '@vx/ui/layout';
import { Surface } from '@vx/ui/surface';
import { Voucher } from '@vx/ui/voucher';
import { HiddenFields } from '../accounts/HiddenFields.tsx';

/** Vouchers or codes below each other, each with the way to use it. */
export function Vouchers({ rows }: { readonly rows: readonly VoucherRow[] }) {
  return (
    <Surface>
      <Stack gap="0">
        {rows.map(({ id, use, ...row }) => (
          <Voucher key={id} {...row} variant="row" action={use ? <Use use={use} /> : undefined} />
        ))}
      </Stack>
    </Surface>
  );
}

function Use({ use }: { readonly use: NonNullable<VoucherRow['use']> }) {
  if (use.kind === 'link')
    return (
      <Button size="sm" href={use.href}>
        {use.label}
      </Button>
    );
  return (
    <form method="post">
      <HiddenFields fields={{ do: 'use', voucherId: use.voucherId }} />
      <Button type="submit" size="sm">
        {use.label}
      </Button>
    </form>
  );
}
