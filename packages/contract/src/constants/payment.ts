/** CO-inChatOneClickLimit: In-chat one-click pay time limit, in s. */
export const inChatOneClickLimit = 60;
