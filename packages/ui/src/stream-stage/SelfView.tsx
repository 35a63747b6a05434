import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { videoCameraSlashIcon, warningIcon } from '../icons/index.ts';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import './self-view.css';

export type SelfViewProps = RootProps<'div'> &
  (
    | {
        /** Whether the camera is on, off, or may not be used. */
        state: 'on';
        /** The guest's picture. */
        children: ReactNode;
      }
    | { state: 'off' }
    | {
        state: 'denied';
        /** "The browser blocks your camera." */
        text: string;
        /** How to allow it. */
        action?: ReactNode;
      }
  );

/** The guest's own camera, as the performer sees it; or why there is nothing to see. */
export function SelfView(props: SelfViewProps): ReactElement {
  const rest = rootOf(props);
  const labels = useUiLabels();
  return (
    <div {...rootProps(rest, 'vx-self-view')} data-state={props.state}>
      {props.state === 'on' ? (
        <>
          {props.children}
          <span className="vx-self-view__you" aria-hidden="true">
            <Badge tone="media">{labels.chat.you}</Badge>
          </span>
        </>
      ) : (
        <div className="vx-self-view__words">
          <Icon glyph={props.state === 'off' ? videoCameraSlashIcon : warningIcon} weight="fill" />
          <p>{props.state === 'off' ? labels.chat.cameraOff : props.text}</p>
          {props.state === 'denied' ? props.action : null}
        </div>
      )}
    </div>
  );
}
