/** CO-navbarRecentUnreadChannels: Navbar recent unread channels, in items. */
export const navbarRecentUnreadChannels = 5;

/** CO-channelLoadThrottle: Channel load throttle, in ms. */
export const channelLoadThrottle = 500;

/** CO-messengerChannelsPage: Messenger channels page, in items. */
export const messengerChannelsPage = 10;
