import { chatStreamRetry } from '@vx/contract/constants';
import { withTexts } from '@vx/features/app';
import { useTranslate } from '@vx/features/texts';
import { useVideoPlay, type VideoView } from '@vx/features/videos';
import { errorText } from '@vx/i18n';
import { Note } from '@vx/ui/status-bar';
import { VideoPlayer } from '@vx/ui/video-player';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { GateButton } from '../avs/GateButton.tsx';

const PreviewIncentive = lazy(() =>
  withTexts(['errors', 'incentives'], import('../incentives/PreviewIncentive.tsx')),
);

/** The preview of a video, or all of it as soon as it is the guest's. */
export function Player({
  view,
  offer,
}: {
  readonly view: VideoView;
  /** Shown when the preview has ended. */
  readonly offer: ReactNode;
}) {
  const t = useTranslate();
  const play = useVideoPlay(view.video.id, view.isOpen);
  const [hasEnded, setEnded] = useState(false);
  const limit = view.isOpen
    ? {}
    : {
        previewSeconds: play.previewSeconds ?? view.video.previewSeconds,
        badge: t('video.preview'),
        limitText: t('video.previewLength', { time: view.previewLength }),
        lengthText: t('video.fullLength', { time: view.fullLength }),
        previewEnd: (
          <>
            {offer}
            {hasEnded ? (
              <Suspense>
                <PreviewIncentive videoId={view.video.id} />
              </Suspense>
            ) : null}
          </>
        ),
        onPreviewEnded: () => setEnded(true),
      };
  const { gate } = view;
  const ageCheck = gate
    ? {
        title: t('avs.gate.title'),
        text: gate.text,
        action: (
          <GateButton gate={gate} variant="mediaSolid" size="sm">
            {t('avs.gate.open')}
          </GateButton>
        ),
      }
    : undefined;
  return (
    <>
      <VideoPlayer
        src={play.src}
        title={view.title}
        poster={view.poster}
        retryEvery={chatStreamRetry}
        onWant={play.want}
        {...(ageCheck ? { ageCheck } : limit)}
      />
      {play.failure ? <Note tone="danger">{t(errorText(play.failure))}</Note> : null}
    </>
  );
}
