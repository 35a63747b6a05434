import { browserAction, browserLoad, joinLoads, serverAction, serverLoad } from '@vx/features/app';
import { actSignUp } from '@vx/features/auth';
import { loadLiveRoom, loadNextLive, useLiveChat } from '@vx/features/live';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { loadRunningRecharge } from '@vx/features/wallet';
import { RoomDoor } from '@vx/ui/room-door';
import { useLoaderData } from 'react-router';
import { BeforeChat } from '../BeforeChat.tsx';
import { ChatRoom } from '../ChatRoom.tsx';
import { NextLive } from '../NextLive.tsx';
import { Receipt } from '../Receipt.tsx';

const load = joinLoads(loadLiveRoom, {
  // Coins are bought by themselves within a chat, too.
  recharge: loadRunningRecharge,
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
  const phase = useLiveChat(data);
  switch (phase.kind) {
    case 'chat':
      return <ChatRoom actor={data.actor} chat={phase} recharges={data.recharge !== null} />;
    case 'ended':
      return (
        <RoomDoor picture={data.actor.picture} bare below={<NextLive past={data.actor.id} />}>
          <Receipt actor={data.actor} ended={phase} />
        </RoomDoor>
      );
    default:
      return <BeforeChat actor={data.actor} phase={phase} recharge={data.recharge} />;
  }
}
