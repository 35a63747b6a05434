/** Who the room is about. */
export interface RoomActor {
  readonly id: string;
  readonly name: string;
  /** `actorName` of addresses. */
  readonly slug: string;
  /** Address of the portrait with `{width}` in it. */
  readonly picture: string;
  readonly isOnline: boolean;
  readonly isBusy: boolean;
  /** Whether the guest followed the performer when the page was loaded. */
  readonly followed: boolean;
}
