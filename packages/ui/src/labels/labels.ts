/**
 * Texts that components say on their own: names of icon buttons, states, units. Everything a page says
 * comes in through props. English works without a provider.
 */
export type UiLabels = {
  /** BCP 47, for numbers. */
  locale: string;
  close: string;
  back: string;
  more: string;
  menu: string;
  clear: string;
  cancel: string;
  retry: string;
  loading: string;
  mainNavigation: string;
  yourNavigation: string;
  breadcrumbs: string;
  skipToContent: string;
  sections: string;
  filters: string;
  search: string;
  home: string;
  optional: string;
  error: string;
  dismiss: string;
  showPassword: string;
  hidePassword: string;
  messages: (unread: number) => string;
  notifications: (fresh: number) => string;
  account: string;
  unread: (count: number) => string;
  theme: string;
  language: string;
  coins: (count: number, formatted: string) => string;
  credits: (count: number, formatted: string) => string;
  /** A price for one minute, read out: "12 coins per minute". */
  perMinute: (price: string) => string;
  /** The visible unit. */
  perMinuteShort: string;
  before: (price: string) => string;
  free: string;
  owned: string;
  balance: string;
  topUp: string;
  plus: string;
  minus: string;
  live: string;
  online: string;
  busy: string;
  offline: string;
  freeChat: string;
  private: string;
  voyeur: string;
  show: string;
  videoCall: string;
  hd: string;
  verified: string;
  vip: string;
  isNew: string;
  isLocked: string;
  follow: (name: string) => string;
  previewOf: (name: string) => string;
  preview: string;
  secondsLeft: (seconds: number) => string;
  previewEnded: string;
  previewBlocked: string;
  noPicture: string;
  years: (age: number) => string;
  duration: (clock: string) => string;
  watched: (percent: number) => string;
  previous: string;
  next: string;
  showSlide: (name: string) => string;
  pauseRotation: string;
  playRotation: string;
  featured: string;
  loadMore: string;
  itemsAdded: (count: number) => string;
  endOfList: string;
  photoOf: (index: number, count: number) => string;
  andMore: (names: string, count: number) => string;
  player: {
    name: string;
    play: string;
    pause: string;
    replay: string;
    mute: string;
    unmute: string;
    volume: string;
    volumeValue: (percent: number) => string;
    seek: string;
    seekValue: (position: string, duration: string) => string;
    captions: string;
    quality: string;
    qualityAuto: string;
    pictureInPicture: string;
    fullscreen: string;
    exitFullscreen: string;
    buffering: string;
    failed: string;
    retryIn: (seconds: number) => string;
    retryNow: string;
    previewEnded: string;
    unsupported: string;
    goLive: string;
    theatre: string;
    expand: string;
    scenes: string;
    scene: (index: number) => string;
    sceneLocked: (title: string) => string;
    controls: string;
  };
  chat: {
    transcript: (name: string) => string;
    you: string;
    typing: (name: string) => string;
    newMessages: (count: number) => string;
    send: string;
    sending: string;
    failed: string;
    waiting: string;
    message: string;
    controls: string;
    videoOf: (name: string) => string;
    skipToChat: string;
    skipToVideo: string;
    connecting: string;
    notChargedYet: string;
    weakLine: string;
    meterPaused: string;
    lost: (seconds: number) => string;
    ended: string;
    selfView: string;
    cameraOff: string;
    moveSelfView: string;
    selfViewAt: (bottom: boolean, end: boolean) => string;
    stalled: string;
  };
  messenger: {
    sent: string;
    read: string;
    older: string;
    loadingOlder: string;
    toNewest: string;
    noMore: string;
    cancelSending: string;
    typing: string;
    actionsFor: (name: string) => string;
    lockedPhoto: string;
    lockedClip: string;
    lockedVoice: string;
    lockedAlbum: string;
    gifts: string;
    giftCount: (count: number) => string;
    ownedCount: (count: number) => string;
    timeLeft: (clock: string) => string;
    completed: string;
    oneMore: string;
    oneLess: string;
    removeFromBasket: (name: string) => string;
    played: string;
    audio: (title: string) => string;
  };
  feed: {
    like: string;
    likes: (count: number) => string;
    comments: (count: number) => string;
    pinned: string;
    outOf: (count: number, formatted: string) => string;
    percent: (percent: number) => string;
    reached: string;
    otherAmount: string;
    reply: string;
    replyTo: (name: string) => string;
    deleteComment: string;
    deleted: string;
    author: string;
    you: string;
    tipped: string;
    morePhotos: (count: number) => string;
  };
  heat: readonly [never: string, rarely: string, often: string, usually: string];
  stars: (count: number) => string;
  nothingFound: string;
  remove: (name: string) => string;
  success: string;
  wholePath: string;
  larger: string;
  smaller: string;
  /** Asked before input that is not saved is given up. */
  unsaved: { title: string; text: string; stay: string; leave: string };
  rating: (share: string) => string;
};

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

export const english: UiLabels = {
  locale: 'en',
  close: 'Close',
  back: 'Back',
  more: 'More',
  menu: 'Menu',
  clear: 'Clear',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading',
  mainNavigation: 'Main',
  yourNavigation: 'Yours',
  breadcrumbs: 'Breadcrumbs',
  skipToContent: 'Skip to content',
  sections: 'Sections',
  filters: 'Filters',
  search: 'Search',
  home: 'Home',
  optional: 'optional',
  error: 'Error',
  dismiss: 'Dismiss',
  showPassword: 'Show',
  hidePassword: 'Hide',
  messages: (unread) => (unread > 0 ? `Messages, ${unread} unread` : 'Messages'),
  notifications: (fresh) => (fresh > 0 ? `Notifications, ${fresh} new` : 'Notifications'),
  account: 'Account',
  unread: (count) => `${count} unread`,
  theme: 'Theme',
  language: 'Language',
  coins: (count, formatted) => `${formatted} ${plural(count, 'coin', 'coins')}`,
  credits: (count, formatted) => `${formatted} ${plural(count, 'credit', 'credits')}`,
  perMinute: (price) => `${price} per minute`,
  perMinuteShort: '/min',
  before: (price) => `before ${price}`,
  free: 'Free',
  owned: 'Yours',
  balance: 'Balance',
  topUp: 'Top up',
  plus: 'plus',
  minus: 'minus',
  live: 'Live',
  online: 'Online',
  busy: 'In a private chat',
  offline: 'Offline',
  freeChat: 'Free chat',
  private: 'Private',
  voyeur: 'Voyeur',
  show: 'Show',
  videoCall: 'Video call',
  hd: 'HD',
  verified: 'Verified',
  vip: 'VIP',
  isNew: 'New',
  isLocked: 'Locked',
  follow: (name) => `Follow ${name}`,
  previewOf: (name) => `Preview of ${name}`,
  preview: 'Preview',
  secondsLeft: (seconds) => `${seconds} s left`,
  previewEnded: 'Preview ended',
  previewBlocked: 'No preview right now',
  noPicture: 'Picture not available',
  years: (age) => `${age} years`,
  duration: (clock) => `length ${clock}`,
  watched: (percent) => `${percent} % watched`,
  previous: 'Previous',
  next: 'Next',
  showSlide: (name) => `Show ${name}`,
  pauseRotation: 'Pause rotation',
  playRotation: 'Resume rotation',
  featured: 'Featured',
  loadMore: 'Show more',
  itemsAdded: (count) => `${count} more shown`,
  endOfList: 'That is all',
  photoOf: (index, count) => `Photo ${index} of ${count}`,
  andMore: (names, count) => `${names} and ${count} more`,
  player: {
    name: 'Video player',
    play: 'Play',
    pause: 'Pause',
    replay: 'Play again',
    mute: 'Mute',
    unmute: 'Unmute',
    volume: 'Volume',
    volumeValue: (percent) => `${percent} percent`,
    seek: 'Position',
    seekValue: (position, duration) => `${position} of ${duration}`,
    captions: 'Captions',
    quality: 'Quality',
    qualityAuto: 'Automatic',
    pictureInPicture: 'Picture in picture',
    fullscreen: 'Full screen',
    exitFullscreen: 'Leave full screen',
    buffering: 'Loading video',
    failed: 'The video does not play right now',
    retryIn: (seconds) => `Next try in ${seconds} s`,
    retryNow: 'Try now',
    previewEnded: 'The preview has ended',
    unsupported: 'This browser cannot play the video',
    goLive: 'Back to live',
    theatre: 'Theatre mode',
    expand: 'Open the player',
    scenes: 'Scenes',
    scene: (index) => `Scene ${index}`,
    sceneLocked: (title) => `“${title}” is not part of the preview`,
    controls: 'Player controls',
  },
  chat: {
    transcript: (name) => `Chat with ${name}`,
    you: 'You',
    typing: (name) => `${name} is typing`,
    newMessages: (count) => `${count} new ${plural(count, 'message', 'messages')}`,
    send: 'Send',
    sending: 'Sending',
    failed: 'Not sent',
    waiting: 'Waits for the connection',
    message: 'Message',
    controls: 'Chat controls',
    videoOf: (name) => `Live picture of ${name}`,
    skipToChat: 'Skip to chat',
    skipToVideo: 'Skip to video',
    connecting: 'Connecting',
    notChargedYet: 'Not charged yet',
    weakLine: 'Weak line',
    meterPaused: 'The meter is paused',
    lost: (seconds) => `Connection lost, next try in ${seconds} s`,
    ended: 'Chat ended',
    selfView: 'Your camera',
    cameraOff: 'Your camera is off',
    moveSelfView: 'Move your picture with the arrow keys',
    selfViewAt: (bottom, end) => `${bottom ? 'Bottom' : 'Top'} ${end ? 'right' : 'left'}`,
    stalled: 'Waiting for the picture',
  },
  messenger: {
    sent: 'Sent',
    read: 'Read',
    older: 'Show older messages',
    loadingOlder: 'Loading older messages',
    toNewest: 'To the newest message',
    noMore: 'The conversation begins here',
    cancelSending: 'Do not send',
    typing: 'is typing',
    actionsFor: (name) => `Actions for ${name}`,
    lockedPhoto: 'Locked photo',
    lockedClip: 'Locked clip',
    lockedVoice: 'Locked voice message',
    lockedAlbum: 'Locked album',
    gifts: 'Gifts',
    giftCount: (count) => `Amount: ${count}`,
    ownedCount: (count) => `you own ${count}`,
    timeLeft: (clock) => `${clock} left`,
    completed: 'Completed',
    oneMore: 'One more',
    oneLess: 'One less',
    removeFromBasket: (name) => `Take ${name} out of the basket`,
    played: 'Played',
    audio: (title) => `Audio: ${title}`,
  },
  feed: {
    like: 'Like',
    likes: (count) => `${count} ${plural(count, 'like', 'likes')}`,
    comments: (count) => `${count} ${plural(count, 'comment', 'comments')}`,
    pinned: 'Pinned',
    outOf: (count, formatted) => `of ${formatted} ${plural(count, 'coin', 'coins')}`,
    percent: (percent) => `${percent} %`,
    reached: 'Goal reached',
    otherAmount: 'Other',
    reply: 'Reply',
    replyTo: (name) => `Reply to ${name}`,
    deleteComment: 'Delete',
    deleted: 'This comment was deleted',
    author: 'Author',
    you: 'You',
    tipped: 'tipped',
    morePhotos: (count) => `${count} more photos`,
  },
  heat: ['hardly ever', 'sometimes', 'often', 'usually'],
  stars: (count) => `${count} of 5 stars`,
  nothingFound: 'Nothing found',
  remove: (name) => `Remove ${name}`,
  success: 'Correct',
  wholePath: 'Show the whole path',
  larger: 'Larger',
  smaller: 'Smaller',
  unsaved: {
    title: 'Close without saving?',
    text: 'What you entered here is lost.',
    stay: 'Keep editing',
    leave: 'Discard',
  },
  rating: (share) => `${share} positive ratings`,
};
