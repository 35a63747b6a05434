import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import {
  actBuyVideo,
  loadVideo,
  useVideo,
  useVideoPurchase,
  type VideoData,
  type VideoView,
} from '@vx/features/video';
import { Bleed } from '@vx/ui/bleed';
import { Button } from '@vx/ui/button';
import { TagList } from '@vx/ui/chip-group';
import { Divider, PageHeader, Stack } from '@vx/ui/layout';
import { Text } from '@vx/ui/text';
import { Likes, Player, Purchase, VideoList, VideoPerformer } from '@vx/views/video';
import { lazy } from 'react';
import { useActionData, useLoaderData } from 'react-router';

// The question is loaded when it is asked.
const ConfirmCharge = lazy(async () => ({
  default: (await import('@vx/ui/confirm-charge-sheet')).ConfirmChargeSheet,
}));

export const loader = serverLoad(loadVideo);
export const clientLoader = browserLoad(loadVideo);
export const action = serverAction(actBuyVideo);
export const clientAction = browserAction(actBuyVideo);
export const meta = pageMeta;

export default function VideoDetails() {
  const view = useVideo(useLoaderData<VideoData>());
  return view ? <Video key={view.video.id} view={view} /> : null;
}

function Video({ view }: { readonly view: VideoView }) {
  const t = useTranslate();
  const purchase = useVideoPurchase(view);
  const refused = useActionData<typeof action>() ?? null;
  const name = view.performer?.name ?? '';
  const offer =
    purchase.kind === 'offer' && purchase.begin ? (
      <Button variant="primary" price={purchase.price} onClick={purchase.begin}>
        {t(purchase.voucher ? 'benefits.checkout.use' : 'video.buy')}
      </Button>
    ) : null;
  return (
    <>
      <Bleed>
        <Player view={view} offer={offer} />
      </Bleed>
      <PageHeader title={view.title} text={view.facts}>
        <Likes view={view} />
      </PageHeader>
      <Stack gap="16">
        <Purchase view={view} purchase={purchase} refused={refused} Confirm={ConfirmCharge} />
        <VideoPerformer view={view} />
        <Divider />
        <Text>{view.description}</Text>
        <TagList label={t('video.tags')} tags={view.tags} />
      </Stack>
      <VideoList
        id="more"
        title={t('video.moreFrom', { name })}
        cards={view.more}
        link={view.performerVideos}
      />
      <VideoList id="similar" title={t('video.recommended')} cards={view.similar} />
    </>
  );
}
