/** EN-pinTargets. */
export const pinTargets = ['actor', 'album', 'sedcards', 'picture'] as const;
export type PinTarget = (typeof pinTargets)[number];

/** EN-pinnedActorChannels. */
export const pinnedActorChannels = ['email', 'SMS'] as const;
export type PinnedActorChannel = (typeof pinnedActorChannels)[number];
