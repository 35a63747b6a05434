import { isHolder } from '../../platform/grants.ts';
import type { Caller } from '../../platform/module.ts';
import { isOpen, parseMediaGrant, type GrantOf, type MediaGrant } from './grants.rules.ts';
import type { GrantRights, MediaDeps } from './media-deps.ts';
import { createRightsCache } from './rights-cache.ts';

/** What an open grant stands on now. */
export interface Opened {
  readonly grant: MediaGrant;
  /** Milliseconds; what a live channel showed before was for somebody else. */
  readonly from: number;
  /** To be called before the first segment of a chat is served; `null`: there is nothing to note. */
  readonly noteServed: (() => Promise<void>) | null;
}

/** Decides for every request below `/media/` whether its grant still opens something. */
export interface Gate {
  /** The grant, when it is genuine, this caller's own, and what it stands on still stands. */
  open(token: string, caller: Caller): Promise<Opened | null>;
}

const maxNoted = 500;
const forgetMs = 3_600_000;

/** A player asks for what is closed to it again and again: each refusal is noted once an hour. */
function createNoted(clock: MediaDeps['clock']): { isNew(refusal: string): boolean } {
  const known = new Set<string>();
  let since = clock.now();
  return {
    isNew(refusal) {
      if (clock.now() - since > forgetMs) {
        known.clear();
        since = clock.now();
      }
      if (known.has(refusal) || known.size >= maxNoted) return false;
      known.add(refusal);
      return true;
    },
  };
}

/** The subject under which a running chat is revoked. */
export const chatSubject = (chatId: string): string => `chat:${chatId}`;

const always = 0;

type CurrentGrant = Omit<Opened, 'grant'>;
const since = (from: number): CurrentGrant => ({ from, noteServed: null });

/** The guest part of what a grant stands on: gone with log-out, lock, deletion and a new password. */
export function createGate(
  {
    clock,
    grants,
    revocations,
    securityLog,
  }: Pick<MediaDeps, 'clock' | 'grants' | 'revocations' | 'securityLog'>,
  rights: GrantRights,
): Gate {
  const sessions = createRightsCache(clock, (ids) => rights.sessions(ids));
  const chats = createRightsCache(clock, (ids) => rights.chats(ids));
  const previews = createRightsCache(clock, (ids) => rights.previews(ids));
  const videos = createRightsCache(clock, (keys) => rights.videos(keys));
  rights.onSessionEnded((id) => sessions.forget(id));
  revocations.onRevoked((subject) => {
    const [kind, id = ''] = subject.split(':');
    if (kind === 'chat') chats.forget(id);
  });

  const guestOf = async ({ guest, session }: MediaGrant['holder']) => {
    const living = guest === null || session === null ? null : await sessions.of(session);
    return living?.guestId === guest ? living : null;
  };
  const standsBehindChat = async (grant: GrantOf<'chat'>): Promise<CurrentGrant | null> => {
    const show = await chats.of(grant.chat);
    const isOwn = show?.guestId === grant.holder.guest && show?.actorId === grant.actor;
    if (!show || !isOwn) return null;
    const { chat } = grant;
    const noteServed = async (): Promise<void> => {
      await rights.chatServed(chat);
      chats.forget(chat);
    };
    return { from: show.from, noteServed: show.served ? null : noteServed };
  };

  /** What the grant shows; `null`: nothing any more. */
  async function currentOf(grant: MediaGrant): Promise<CurrentGrant | null> {
    const guest = await guestOf(grant.holder);
    if (grant.holder.guest !== null && !guest) return null;
    switch (grant.kind) {
      case 'chat':
        return await standsBehindChat(grant);
      case 'preview': {
        const preview = await previews.of(grant.preview);
        return preview && since(preview.from);
      }
      case 'full':
      case 'clip': {
        const key = guest ? `${grant.video}:${guest.guestId}` : String(grant.video);
        const access = (await videos.of(key))?.(guest) ?? null;
        return access === 'full' || access === grant.kind ? since(always) : null;
      }
      case 'album':
        return since(always);
    }
  }

  const noted = createNoted(clock);
  const refuse = (token: string, caller: Caller, kind: string, why: string): null => {
    if (noted.isNew(`${why} ${token.slice(-43)}`))
      securityLog.note({ event: 'grantRefused', kind, why }, caller);
    return null;
  };

  return {
    async open(token, caller) {
      const payload = grants.readGrant(token);
      const grant = payload && parseMediaGrant(payload);
      if (!grant) return refuse(token, caller, 'unknown', 'forged or expired');
      const { kind } = grant;
      if (!isHolder(grant.holder, caller)) return refuse(token, caller, kind, 'of somebody else');
      const stands = isOpen(grant, clock.now()) ? await currentOf(grant) : null;
      return stands ? { grant, ...stands } : refuse(token, caller, kind, 'ended');
    },
  };
}
