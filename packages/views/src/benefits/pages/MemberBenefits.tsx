import { browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { actBenefits, loadBenefits, useBenefits } from '@vx/features/benefits';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { EmptyState } from '@vx/ui/empty-state';
import { Facts } from '@vx/ui/facts';
import { ticketIcon } from '@vx/ui/icons';
import { PageHeader, Stack } from '@vx/ui/layout';
import { Section } from '@vx/ui/section-header';
import { Note } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
import { useActionData, useLoaderData } from 'react-router';
import { RedeemCode } from '../RedeemCode.tsx';
import { SmallLink } from '../SmallLink.tsx';
import { Vouchers } from '../Vouchers.tsx';

export const loader = serverLoad(loadBenefits);
export const clientLoader = browserLoad(loadBenefits);
/** Plain forms: what they change is loaded with the next page, with and without JavaScript. */
export const action = serverAction(actBenefits);
export const meta = pageMeta;

/** What the guest has without paying: a code to redeem, codes that were given, vouchers, counts. */
export default function MemberBenefits() {
  const data = useLoaderData<typeof loader>();
  const view = useBenefits(data, useActionData<typeof action>());
  const t = useTranslate();
  const { problem } = view;
  return (
    <Stack gap="24">
      <PageHeader title={t('benefits.title')} text={t('benefits.text')} />
      {view.done === null ? null : <Note tone="success">{view.done}</Note>}
      {problem === undefined ? null : (
        <Note tone="danger" action={problem.limits ? <SmallLink {...problem.limits} /> : undefined}>
          {problem.text}
        </Note>
      )}
      <Section
        id="redeem"
        title={t('benefits.redeem')}
        body={
          <Surface padding="lg">
            <RedeemCode key={view.start?.code ?? ''} start={view.start} onRedeemed={view.refresh} />
          </Surface>
        }
      />
      {view.codes.length === 0 ? null : (
        <Section id="codes" title={t('benefits.codes')} body={<Vouchers rows={view.codes} />} />
      )}
      <Section
        id="vouchers"
        title={t('benefits.vouchers')}
        body={
          view.vouchers.length === 0 ? (
            <EmptyState
              glyph={ticketIcon}
              level={3}
              title={t('benefits.empty')}
              text={t('benefits.emptyText')}
            />
          ) : (
            <Vouchers rows={view.vouchers} />
          )
        }
      />
      <Section
        id="overview"
        title={t('benefits.overview')}
        body={
          <Surface>
            <Facts rows={view.counts} />
          </Surface>
        }
      />
    </Stack>
  );
}
