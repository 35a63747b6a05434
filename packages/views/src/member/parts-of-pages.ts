import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  memberArea: ['account', 'limits', 'money'],
  memberChats: ['live', 'money'],
  memberStatement: ['money'],
  memberVideos: ['video'],
};
