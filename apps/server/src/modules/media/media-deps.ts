import type { Identify } from '../../platform/http/identify.ts';
import type { Platform } from '../../platform/services.ts';

/** The few members of the platform that this module uses. */
export type MediaDeps = Pick<
  Platform,
  'clock' | 'scheduler' | 'grants' | 'revocations' | 'logger' | 'securityLog'
> & {
  readonly config: Pick<Platform['config'], 'dataDir' | 'ffmpeg'>;
};

/** A guest as restrictions look at it. */
export interface GrantedGuest {
  readonly guestId: string;
  readonly hasAvs: boolean;
  readonly isVip: boolean;
}

/** A private chat that runs. */
export interface RunningShow {
  readonly guestId: string;
  readonly actorId: number;
  /** When the performer's chat before it ended, in milliseconds: what is older is somebody else's. */
  readonly from: number;
  /** A segment of its stream has been served. */
  readonly served: boolean;
}

/** How much of a video its viewer may see now. */
export type VideoAccess = (viewer: GrantedGuest | null) => 'full' | 'clip' | null;

/**
 * What grants stand on, as those systems know it. Each answers many keys in one statement, and
 * leaves out what is over.
 */
export interface GrantRights {
  /** Sessions of guests that live; the guest is not locked. */
  sessions(ids: readonly string[]): Promise<ReadonlyMap<string, GrantedGuest>>;
  chats(ids: readonly string[]): Promise<ReadonlyMap<string, RunningShow>>;
  /** Hears of the first segment that is served of a chat's stream: its guest may see a picture from now on. */
  chatServed(chatId: string): Promise<void>;
  /** Previews whose performer has been in no private chat since they began. */
  previews(ids: readonly string[]): Promise<ReadonlyMap<string, Pick<RunningShow, 'from'>>>;
  /** By `<video>` or `<video>:<guest>`. */
  videos(keys: readonly string[]): Promise<ReadonlyMap<string, VideoAccess>>;
  /** Hears of guests' sessions that ended, on any node. */
  onSessionEnded(listener: (sessionId: string) => void): void;
}

export interface MediaEdge {
  readonly identify: Identify;
}
