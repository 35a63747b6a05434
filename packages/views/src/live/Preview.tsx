import { chatStreamRetry } from '@vx/contract/constants';
import { usePreviewSeconds } from '@vx/features/app';
import { useLivePreview } from '@vx/features/live';
import { errorText } from '@vx/i18n';
import { LivePreview, type LivePreviewProps } from '@vx/ui/live-preview';
import { useIntl } from 'react-intl';

export type PreviewProps = Pick<
  LivePreviewProps,
  'name' | 'variant' | 'after' | 'onPlaying' | 'onEnded' | 'onBlocked'
> & {
  readonly actorId: string;
  /** It is over and has said so: to be taken away. */
  readonly onOver?: (() => void) | undefined;
};

/** A free look at a performer; it begins with the component and ends with it. */
export default function Preview({
  actorId,
  onPlaying: notifyPlaying,
  onOver,
  ...rest
}: PreviewProps) {
  const intl = useIntl();
  const { src, seconds, refusal, onPlaying } = useLivePreview(actorId, usePreviewSeconds(), onOver);
  return (
    <LivePreview
      {...rest}
      src={src}
      seconds={seconds}
      retryEvery={chatStreamRetry}
      onPlaying={() => {
        onPlaying();
        notifyPlaying?.();
      }}
      blocked={refusal ? intl.formatMessage({ id: errorText(refusal) }) : undefined}
    />
  );
}
