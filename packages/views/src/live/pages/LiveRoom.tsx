import {
  afterLoad,
  browserAction,
  browserLoad,
  joinLoads,
  serverAction,
  serverLoad,
  withTexts,
} from '@vx/features/app';
import { actSignUp } from '@vx/features/auth';
import { loadDoor, loadLiveRoom, loadNextLive, useLiveChat } from '@vx/features/live';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { loadRunningRecharge } from '@vx/features/wallet';
import { RoomDoor } from '@vx/ui/room-door';
import { Skeleton } from '@vx/ui/skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { BeforeChat } from '../BeforeChat.tsx';

// A page opens at the door: the code of a chat comes while the guest reads it.
const loadChatRoom = () =>
  withTexts(['actor', 'live', 'messenger', 'money'], import('../ChatRoom.tsx'));
const loadAfterChat = () => withTexts(['actor', 'errors', 'live'], import('../AfterChat.tsx'));
const ChatRoom = lazy(loadChatRoom);
const AfterChat = lazy(loadAfterChat);

const load = joinLoads(loadLiveRoom, {
  // Coins are bought by themselves within a chat, too.
  recharge: loadRunningRecharge,
  door: loadDoor,
  // What stands below the receipt is there when the chat ends.
  next: loadNextLive,
});
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
// Visitors make their account at the door.
export const action = serverAction(actSignUp);
export const clientAction = browserAction(actSignUp);
export const meta = pageMeta;
export const handle: ShellHandle = { shell: 'immersive' };

export default function LiveRoom() {
  const data = useLoaderData<typeof loader>();
  const { actor, door, recharge, next } = data;
  const phase = useLiveChat(data);
  useEffect(
    () =>
      afterLoad(() => {
        // What fails now is asked for again when it is needed, where the page tells of it.
        void Promise.allSettled([loadChatRoom(), loadAfterChat()]);
      }),
    [],
  );
  if (phase.kind !== 'chat' && phase.kind !== 'ended')
    return <BeforeChat actor={actor} door={door} phase={phase} recharge={recharge} />;
  return (
    <Suspense
      fallback={
        <RoomDoor picture={actor.picture} bare>
          <Skeleton kind="card" />
        </RoomDoor>
      }
    >
      {phase.kind === 'chat' ? (
        <ChatRoom actor={actor} chat={phase} recharges={recharge !== null} />
      ) : (
        <AfterChat actor={actor} ended={phase} next={next} />
      )}
    </Suspense>
  );
}
