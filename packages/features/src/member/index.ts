export { loadMemberArea, type MemberAreaData } from './load-member-area.ts';
export { loadMemberChats, type ChatReceipt, type MemberChatsData } from './load-member-chats.ts';
export { loadMemberVideos, type MemberVideosData } from './load-member-videos.ts';
export {
  loadStatement,
  type StatementData,
  type StatementFilter,
  type StatementLine,
} from './load-statement.ts';
export { useMemberArea, type MemberAreaView } from './use-member-area.ts';
export { useMemberChats, type ChatReceiptDay, type ChatReceiptRow } from './use-member-chats.ts';
export { useMemberVideos } from './use-member-videos.ts';
export { useStatement, type StatementRow, type StatementView } from './use-statement.ts';
