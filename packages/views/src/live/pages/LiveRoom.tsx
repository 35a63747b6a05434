import { browserLoad, serverLoad } from '@vx/features/app';
import { loadLiveRoom, useLiveChat, type LiveRoomData } from '@vx/features/live';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { RoomDoor } from '@vx/ui/room-door';
import { useLoaderData } from 'react-router';
import { BeforeChat } from '../BeforeChat.tsx';
import { ChatRoom } from '../ChatRoom.tsx';
import { Receipt } from '../Receipt.tsx';

export const loader = serverLoad(loadLiveRoom);
export const clientLoader = browserLoad(loadLiveRoom);
export const meta = pageMeta;
export const handle: ShellHandle = { shell: 'immersive' };

export default function LiveRoom() {
  const data = useLoaderData<LiveRoomData>();
  const phase = useLiveChat(data);
  switch (phase.kind) {
    case 'chat':
      return <ChatRoom actor={data.actor} chat={phase} recharges={data.recharge !== null} />;
    case 'ended':
      return (
        <RoomDoor picture={data.actor.picture} bare>
          <Receipt actor={data.actor} ended={phase} />
        </RoomDoor>
      );
    default:
      return (
        <BeforeChat actor={data.actor} phase={phase} trial={data.trial} recharge={data.recharge} />
      );
  }
}
