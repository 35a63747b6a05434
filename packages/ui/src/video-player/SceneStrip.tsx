import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Picture } from '../picture/Picture.tsx';
import { clock } from '../playback/clock.ts';

/** A chapter of a video. */
export type Scene = {
  id: string;
  title: string;
  /** Where it begins, in seconds. */
  at: number;
  /** See `Picture.src`. */
  picture: string | null;
  palette?: readonly string[] | undefined;
  /** Not part of what may be played now. */
  locked?: boolean | undefined;
};

/** Pictures of a video's scenes, each a button that plays from there. */
export function SceneStrip({
  scenes,
  position,
  onJump,
  ...rest
}: RootProps<'ol'> & {
  /** The scenes, in order. */
  scenes: readonly Scene[];
  /** Seconds; null before anything plays. */
  position: number | null;
  /** Called with the scene that is wanted. */
  onJump: (scene: Scene) => void;
}): ReactElement {
  const labels = useUiLabels();
  const current = position === null ? undefined : scenes.findLast(({ at }) => at <= position);
  return (
    <ol {...rootProps(rest, 'vx-scenes')} aria-label={labels.player.scenes}>
      {scenes.map((scene, index) => (
        <li key={scene.id}>
          <button
            type="button"
            className="vx-scenes__scene"
            aria-current={scene === current ? 'true' : undefined}
            onClick={() => onJump(scene)}
          >
            <Picture
              src={scene.picture}
              alt=""
              ratio="16:9"
              radius="md"
              palette={scene.palette}
              locked={scene.locked}
              sizes="160px"
            >
              <span className="vx-scenes__time">{clock(scene.at)}</span>
            </Picture>
            <span className="vx-scenes__title">
              {scene.title}{' '}
              <span className="vx-visually-hidden">
                {[
                  labels.player.scene(index + 1),
                  ...(scene.locked === true ? [labels.isLocked] : []),
                ].join(', ')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
