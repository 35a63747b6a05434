/** How a performer can be met now. */
export type ActorState = 'live' | 'freeChat' | 'busy' | 'offline';

/** What became known of performers since the page was loaded, by their id. */
export type PresenceChanges = ReadonlyMap<string, ActorState>;

/** The state as it was loaded. */
export function stateOfModel(model: {
  readonly onlineState: { readonly state: string };
  readonly features: { readonly freeChat: boolean };
}): ActorState {
  if (model.onlineState.state === 'busy') return 'busy';
  if (model.onlineState.state !== 'online') return 'offline';
  return model.features.freeChat ? 'freeChat' : 'live';
}
