import { browserAction, browserLoad, joinLoads, serverAction, serverLoad } from '@vx/features/app';
import { loadVouchers, useHeldVouchers, type HeldVouchers } from '@vx/features/benefits';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import {
  actBuyVideo,
  GraphqlProvider,
  loadVideo,
  useVideo,
  useVideoPurchase,
  type VideoView,
} from '@vx/features/videos';
import { Button } from '@vx/ui/button';
import { TagList } from '@vx/ui/chip-group';
import { Columns, Divider, PageHeader, Stack } from '@vx/ui/layout';
import { Text } from '@vx/ui/text';
import { Likes, Player, Purchase, VideoList, VideoPerformer } from '@vx/views/videos';
import { lazy } from 'react';
import { useActionData, useLoaderData } from 'react-router';

// The question is loaded when it is asked.
const ConfirmCharge = lazy(async () => ({
  default: (await import('@vx/ui/confirm-charge')).ConfirmCharge,
}));

const load = joinLoads(loadVideo, { vouchers: loadVouchers });
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const action = serverAction(actBuyVideo);
export const clientAction = browserAction(actBuyVideo);
export const meta = pageMeta;

export default function VideoDetails() {
  return (
    <GraphqlProvider>
      <LoadedVideo />
    </GraphqlProvider>
  );
}

function LoadedVideo() {
  const data = useLoaderData<typeof loader>();
  const view = useVideo(data);
  const held = useHeldVouchers(data.vouchers);
  return view ? <Video key={view.video.id} view={view} held={held} /> : null;
}

function Video({ view, held }: { readonly view: VideoView; readonly held: HeldVouchers }) {
  const t = useTranslate();
  const purchase = useVideoPurchase(view, held, useActionData<typeof action>());
  const name = view.performer?.name ?? '';
  const { atPreviewEnd } = purchase;
  const offer = atPreviewEnd ? (
    <Button variant="primary" price={atPreviewEnd.price} onClick={atPreviewEnd.begin}>
      {atPreviewEnd.label}
    </Button>
  ) : null;
  return (
    <Columns
      asideLabel={t('video.buy.title')}
      aside={
        <>
          <Purchase view={view} purchase={purchase} Confirm={ConfirmCharge} />
          <VideoList
            id="more"
            title={t('video.moreFrom', { name })}
            cards={view.more}
            link={view.performerVideos}
            size="sm"
          />
          <VideoList id="similar" title={t('video.recommended')} cards={view.similar} size="sm" />
        </>
      }
    >
      <Stack gap="16">
        <Player view={view} offer={offer} />
        <PageHeader title={view.title} text={view.facts}>
          <Likes view={view} />
        </PageHeader>
        <Divider />
        <VideoPerformer view={view} />
        <Divider />
        <Text variant="body-l">{view.description}</Text>
        <TagList label={t('video.tags')} tags={view.tags} />
      </Stack>
    </Columns>
  );
}
