import type { PersonalRows } from '../../platform/module.ts';

/** The account itself goes; what hangs on it by reference goes with it. */
export const accountRows: readonly PersonalRows[] = [
  {
    table: 'guests',
    guest: 'id',
    columns: [
      'name',
      'email',
      'email_verified_at',
      'pending_email',
      'language',
      'is_vip',
      'is_vx_select',
      'tv_subscriber',
      'tv_subscriber_former',
      'is_paying_customer',
      'restricted',
      'restriction_level',
      'is_blocked_for_comments',
      'has_avs',
      'signup_origin',
      'terms_accepted_at',
      'password_changed_at',
      'logged_in_at',
      'created_at',
    ],
    afterwards: 'removed',
  },
  {
    table: 'sessions',
    columns: ['user_agent', 'ends_with_browser', 'created_at', 'seen_at', 'expires_at'],
    afterwards: 'removed',
  },
  { table: 'email_tokens', columns: ['email', 'expires_at', 'used_at'], afterwards: 'removed' },
  { table: 'password_resets', columns: ['sent_at', 'used_at'], afterwards: 'removed' },
  {
    table: 'passkeys',
    columns: ['name', 'synced', 'created_at', 'last_used_at'],
    afterwards: 'removed',
  },
  {
    table: 'guest_devices',
    columns: ['first_seen_at', 'last_seen_at'],
    afterwards: 'removed',
  },
  { table: 'passkey_challenges', columns: [], afterwards: 'removed' },
];
