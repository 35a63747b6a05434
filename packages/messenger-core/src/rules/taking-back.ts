/** Taking a message back that the other side has not seen. */

/** A message of a guest, as whoever decides knows it. */
export interface SentMessage {
  /** Messages of the guest in the channel from this one on, itself included; those taken back do not count. */
  readonly fromHereOn: number;
  /** It was taken back before. */
  readonly isTakenBack: boolean;
}

/**
 * What becomes of taking a message back. What the performer has not seen are always the guest's newest messages, so a
 * message is unseen while it is one of that many. Taken back twice is taken back once.
 *
 * @param unseen messages of the guest that the performer has not seen
 */
export function takingBackOf(message: SentMessage, unseen: number): 'takeBack' | 'done' | 'seen' {
  if (message.isTakenBack) return 'done';
  return message.fromHereOn <= unseen ? 'takeBack' : 'seen';
}
