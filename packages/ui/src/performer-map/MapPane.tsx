import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { arrowsClockwiseIcon, infoIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import { MapCard } from './MapCard.tsx';
import type { MapStage, MapStageProps } from './MapStage.tsx';
import { useMapLabels } from './labels.ts';
import type { MapPerformer } from './PerformerMap.tsx';

export type MapPaneProps = Omit<MapStageProps, 'size'> & {
  /** Null while no map is to be seen: nothing is loaded for it. */
  size: MapStageProps['size'] | null;
  /** Open: its card is shown. */
  chosen: MapPerformer | undefined;
  busy: boolean;
  /** Above the map: what is wrong, or what can be done. */
  notice: { text: string; action?: { label: string; run: () => void } | undefined } | null;
  /** Looks for performers in what is seen now. */
  searchHere: (() => void) | null;
};

/** The map with what lies over it. Its code and land are loaded when it is to be seen first. */
export function MapPane(props: MapPaneProps): ReactElement {
  const { size, chosen, busy, notice, searchHere, ...stage } = props;
  const labels = useUiLabels();
  const words = useMapLabels();
  const [Stage, setStage] = useState<typeof MapStage | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback((): void => {
    import('./MapStage.tsx').then(
      (module) => setStage(() => module.MapStage),
      () => setFailed(true),
    );
  }, []);
  const retry = (): void => {
    setFailed(false);
    load();
  };
  const isWanted = size !== null;
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  const shown =
    failed && Stage === null
      ? { text: words.failed, action: { label: labels.retry, run: retry } }
      : notice;
  return (
    <div
      className="vx-map"
      role="presentation"
      data-waiting={busy || Stage === null ? '' : undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || chosen === undefined) return;
        event.stopPropagation();
        stage.onSelect(null);
      }}
    >
      {Stage === null || size === null ? null : <Stage {...stage} size={size} />}
      <div className="vx-map__over">
        {shown === null ? (
          searchHere === null ? null : (
            <Button variant="solid" size="sm" icon={arrowsClockwiseIcon} onClick={searchHere}>
              {words.searchHere}
            </Button>
          )
        ) : (
          <div className="vx-map__notice">
            <span>{shown.text}</span>
            {shown.action === undefined ? null : (
              <Button variant="solid" size="sm" onClick={shown.action.run}>
                {shown.action.label}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="vx-map__foot">
        {chosen === undefined ? (
          <p className="vx-map__note">
            <Icon glyph={infoIcon} size="sm" />
            <span>{words.approximate}</span>
          </p>
        ) : (
          <MapCard performer={chosen} onClose={() => stage.onSelect(null)} />
        )}
      </div>
    </div>
  );
}
