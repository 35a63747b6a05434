/** CO-navbarRecentUnreadChannels: Navbar recent unread channels, in items. */
export const navbarRecentUnreadChannels = 5;

/** CO-channelLoadThrottle: Channel load throttle, in ms. */
export const channelLoadThrottle = 500;

/** How long it is shown that somebody writes, after the last notice of it, in ms. Ours. */
export const typingShown = 6000;

/** How often it is told that somebody writes, while it goes on, in ms. Ours. */
export const typingNotice = 4000;

/** CO-messengerChannelsPage: Messenger channels page, in items. */
export const messengerChannelsPage = 10;
