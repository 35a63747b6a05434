import { endpoint, endpoints } from '../define.ts';
import { answer, args, bag, flag, id, input, optional, success } from '../shapes/primitives.ts';

const guestProfile = answer({ config: bag, profile: bag });

export const profileEndpoints = endpoints(
  endpoint({
    key: 'POST /guest/profile/get',
    id: 'RE-guestProfileGet',
    summary: 'The profile of the guest and what can be set.',
    response: guestProfile,
    audience: 'guest',
    built: false,
  }),
  endpoint({
    key: 'POST /guest/profile/update',
    id: 'RE-guestProfileUpdate',
    summary: 'Changes properties of the profile.',
    body: input({ properties: args }),
    response: guestProfile,
    audience: 'guest',
    built: false,
  }),
  endpoint({
    key: 'POST /guest/profile/preview/update',
    id: 'RE-guestProfilePreviewUpdate',
    summary: 'Sets or deletes the profile picture.',
    body: input({ delete: flag, imageId: optional(id) }),
    response: guestProfile,
    audience: 'guest',
    built: false,
  }),
  endpoint({
    key: 'POST /guest/getNotificationsSettings',
    id: 'RE-getNotificationsSettings',
    summary: 'What the guest is told, and how.',
    response: answer({ settings: bag }),
    audience: 'guest',
    built: false,
  }),
  endpoint({
    key: 'POST /guest/savePreferences',
    id: 'RE-savePreferences',
    summary: 'Stores preferences.',
    body: input({ data: args }),
    response: success,
    audience: 'guest',
    built: false,
  }),
);
