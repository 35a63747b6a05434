import type { AccountData } from '@vx/features/accounts';
import { NewsletterForm } from '../newsletter/index.ts';
import { PushCard } from '../webpush/index.ts';

/** What reaches the guest when it is away. */
export function NewsSection({ data }: { readonly data: AccountData }) {
  return (
    <>
      <NewsletterForm data={data} />
      <PushCard />
    </>
  );
}
