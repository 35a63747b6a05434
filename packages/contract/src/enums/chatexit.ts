/** EN-liveChatExitCodes: why a chat ended, by number. 905 and 909 are not in the table. */
export const liveChatExitCodes = [
  100, 101, 102, 103, 104, 105, 106, 107, 108, 198, 199, 201, 202, 203, 204, 205, 206, 207, 208,
  301, 401, 402, 403, 404, 405, 406, 407, 408, 498, 499, 501, 502, 503, 601, 901, 902, 903, 904,
  906, 907, 910, 920, 921, 990, 996, 997, 908,
] as const;
export type LiveChatExitCode = (typeof liveChatExitCodes)[number];

/** EN-liveChatExitCodeGroups: the families of exit codes. */
export const liveChatExitCodeGroups = {
  clientInitiated: [100, 101, 102, 103, 104, 105, 106, 107, 108, 198, 199],
  hostInitiated: [201, 202, 203, 204, 205, 206, 207, 208],
  adminKick: [301],
  livePreviewEnds: [401, 402, 403, 404, 405, 406, 407, 408, 498, 499],
  clientHasNoMoney: [501],
  textTimeLimit: [502],
  timeLimit: [503],
  ageRatingDenied: [601],
  otherEndReasons: [901, 902, 903, 904, 906, 907, 910, 920, 921, 990, 996, 997],
  liveShowStarted: [908],
} as const;
export type LiveChatExitCodeGroup = keyof typeof liveChatExitCodeGroups;

/** EN-livePreviewExitCodes. */
export const livePreviewExitCodes = [401, 402, 403, 404, 405, 406, 407, 408, 498, 499] as const;
export type LivePreviewExitCode = (typeof livePreviewExitCodes)[number];

/** EN-preChatFailureCodes, in the printed order. */
export const preChatFailureCodes = [
  106, 906, 601, 205, 206, 207, 208, 910, 907, 198, 199, 201, 202, 203, 204,
] as const;
export type PreChatFailureCode = (typeof preChatFailureCodes)[number];
