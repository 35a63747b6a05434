import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './room-door.css';

export type RoomDoorFootProps = RootProps<'div'> & {
  /** "You have an account?" */
  text: string;
  /** The button that leads to the other form. */
  children: ReactNode;
};

/** Last in the question of a door: whoever does not want this form finds the other one here. */
export const RoomDoorFoot = ({ text, children, ...rest }: RoomDoorFootProps): ReactElement => (
  <div {...rootProps(rest, 'vx-room-door__foot')}>
    <p>{text}</p>
    {children}
  </div>
);
