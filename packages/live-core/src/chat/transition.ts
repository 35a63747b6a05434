import { chatStartErrors } from '@vx/contract/enums';
import { chatStartRetry } from '@vx/contract/constants';
import type { ErrorCode } from '@vx/contract/errors';
import type { ChatLine, LiveChat } from '@vx/contract';
import type { Step } from '@vx/kernel';
import { chatKinds, warningAt } from '../rules/index.ts';
import type {
  ChatEffect,
  ChatEvent,
  ChatState,
  MeterReading,
  RunningChat,
  TranscriptLine,
} from './state.ts';

type ChatStep = Step<ChatState, ChatEffect>;

const stay = (state: ChatState): ChatStep => ({ state, effects: [] });
const go = (state: ChatState, ...effects: ChatEffect[]): ChatStep => ({ state, effects });

/** The four failures that another attempt may cure. [RU-livechat-start-errors] */
export function isRetriedStartError(code: ErrorCode): boolean {
  return code in chatStartErrors;
}

const firstMeter = (chat: LiveChat): MeterReading => ({
  charged: chat.charged,
  seconds: 0,
  secondsLeft: chat.secondsLeft,
  balance: chat.balance.value,
  // A chat that is taken over may be near its end already.
  warning: warningAt(chat.secondsLeft),
  stale: false,
});

const running = (
  chat: LiveChat,
  lines: readonly TranscriptLine[],
): Extract<ChatState, { kind: 'running' }> => ({
  kind: 'running',
  chat,
  meter: firstMeter(chat),
  lines,
  actorTyping: false,
  awaitsPicture: chat.awaitsPicture,
  online: true,
});

const arrived = (line: ChatLine): TranscriptLine => ({ ...line, delivery: 'sent' });

/** Puts a line into the transcript: once, and in the place of the guest's own unsent line. */
function withLine(lines: readonly TranscriptLine[], line: ChatLine): readonly TranscriptLine[] {
  if (lines.some((known) => known.messageId === line.messageId && known.delivery === 'sent'))
    return lines;
  if (line.clientId !== null) {
    const own = lines.findIndex((known) => known.clientId === line.clientId);
    if (own >= 0) return lines.with(own, arrived(line));
  }
  return [...lines, arrived(line)];
}

const withDelivery = (
  lines: readonly TranscriptLine[],
  clientId: string,
  delivery: TranscriptLine['delivery'],
): readonly TranscriptLine[] =>
  lines.map((line) =>
    line.clientId === clientId && line.delivery !== 'sent' ? { ...line, delivery } : line,
  );

type LiveState = Extract<ChatState, { kind: 'running' | 'ending' }>;
export const isLive = (state: ChatState): state is LiveState =>
  state.kind === 'running' || state.kind === 'ending';
/** One chat at a time, and one start. A start that was given up does not hold up the next. */
export const mayStart = (state: ChatState): boolean =>
  state.kind !== 'starting' && state.kind !== 'retrying' && !isLive(state);
const change = (state: LiveState, part: Partial<RunningChat>): ChatState => ({ ...state, ...part });

/**
 * The life of a live chat on the guest's side, as one table. What the chat costs is the server's
 * word alone: the meter is shown, never computed.
 */
export function transition(state: ChatState, event: ChatEvent): ChatStep {
  switch (event.type) {
    case 'startRequested':
      if (!mayStart(state)) return stay(state);
      return go(
        { kind: 'starting', request: event.request, attempt: 1 },
        { type: 'start', request: event.request, attempt: 1 },
      );
    case 'startAnswered':
      if (!isAwaiting(state, event.sequence)) return stay(state);
      if (state.ended?.chatId === event.chat.chatId)
        return go({ kind: 'ended', receipt: state.ended, lines: [] });
      return state.kind === 'starting' ? go(running(event.chat, [])) : endAtOnce(event.chat);
    case 'startFailed':
      return startFailed(state, event);
    case 'retryDue':
      if (state.kind !== 'retrying' || state.request.sequence !== event.sequence)
        return stay(state);
      return go(
        { kind: 'starting', request: state.request, attempt: state.attempt + 1 },
        { type: 'start', request: state.request, attempt: state.attempt + 1 },
      );
    case 'startCancelled':
      if (state.kind === 'retrying') return go({ kind: 'idle' }, { type: 'cancelRetry' });
      // A start that is on its way may still succeed: a chat that nobody wants is ended then.
      if (state.kind !== 'starting') return stay(state);
      return go({
        kind: 'cancelling',
        request: state.request,
        failed: false,
        ...(state.ended && { ended: state.ended }),
      });
    case 'found':
      return found(state, event.chat, event.lines);
    case 'noneFound':
      return state.kind === 'cancelling' && state.failed ? go({ kind: 'idle' }) : stay(state);
    case 'dismissed':
      return state.kind === 'ended' || state.kind === 'refused'
        ? stay({ kind: 'idle' })
        : stay(state);
    case 'chatEnded':
      if (state.kind === 'starting' || state.kind === 'cancelling')
        return state.request.actorId === event.receipt.actorId
          ? go({ ...state, ended: event.receipt })
          : stay(state);
      if (!isLive(state) || state.chat.chatId !== event.receipt.chatId) return stay(state);
      return go({ kind: 'ended', receipt: event.receipt, lines: state.lines });
    case 'connectionRestored':
      // A chat goes on at the server while the line is broken, and so does a start that was given up.
      if (state.kind === 'cancelling' && state.failed) return go(state, { type: 'findCurrent' });
      return isLive(state) ? whileLive(state, event) : stay(state);
    case 'metered':
      if (isLive(state)) return whileLive(state, event);
      return isBilledUnseen(state, event.chatId) ? go(state, { type: 'findUnseen' }) : stay(state);
    default:
      return isLive(state) ? whileLive(state, event) : stay(state);
  }
}

/**
 * The server bills a chat that is not on screen: the answer of its start was lost, or another page began it. While
 * an answer is still to come, it says so itself.
 */
function isBilledUnseen(state: ChatState, chatId: string): boolean {
  if (state.kind === 'starting') return false;
  if (state.kind === 'cancelling') return state.failed;
  return state.kind !== 'ended' || state.receipt.chatId !== chatId;
}

type Awaiting = Extract<ChatState, { kind: 'starting' | 'cancelling' }>;
const isAwaiting = (state: ChatState, sequence: number): state is Awaiting =>
  (state.kind === 'starting' || state.kind === 'cancelling') && state.request.sequence === sequence;

/** It runs and is billed, and the guest has given it up. */
const endAtOnce = (chat: LiveChat): ChatStep =>
  go({ ...running(chat, []), kind: 'ending' }, { type: 'end', chatId: chat.chatId });

function startFailed(
  state: ChatState,
  event: Extract<ChatEvent, { type: 'startFailed' }>,
): ChatStep {
  if (!isAwaiting(state, event.sequence)) return stay(state);
  const { request } = state;
  // Another chat runs, of another tab perhaps, which is not ours to end. Else an answer may have been lost.
  if (state.kind === 'cancelling')
    return go(
      event.code === 'ALREADY_IN_PROGRESS' ? { kind: 'idle' } : { ...state, failed: true },
      { type: 'findCurrent' },
    );
  const { attempt } = state;
  if (isRetriedStartError(event.code) && attempt < chatKinds[request.kind].startAttempts) {
    return go(
      { kind: 'retrying', request, attempt, code: event.code },
      { type: 'scheduleRetry', sequence: request.sequence, afterMs: chatStartRetry },
    );
  }
  const refused: ChatState = {
    kind: 'refused',
    request,
    code: event.code,
    offered: event.offered,
  };
  // "Already in progress" may be this very chat, whose answer was lost.
  return event.code === 'ALREADY_IN_PROGRESS' ? go(refused, { type: 'findCurrent' }) : go(refused);
}

function found(state: ChatState, chat: LiveChat, lines: readonly ChatLine[]): ChatStep {
  if (isLive(state) && state.chat.chatId === chat.chatId) {
    const merged = lines.reduce(withLine, state.lines);
    const awaits = state.awaitsPicture && chat.awaitsPicture;
    return go(change(state, { chat, lines: merged, awaitsPicture: awaits, online: true }));
  }
  // Asked before it ended, answered after.
  if (state.kind === 'ended' && state.receipt.chatId === chat.chatId) return stay(state);
  if (state.kind === 'cancelling' && chat.actorId === state.request.actorId) return endAtOnce(chat);
  const next = running(chat, lines.map(arrived));
  return state.kind === 'retrying' ? go(next, { type: 'cancelRetry' }) : go(next);
}

function whileLive(state: LiveState, event: ChatEvent): ChatStep {
  switch (event.type) {
    case 'metered': {
      // The chat on screen ended unheard, and another began: its start was answered too late or by another page.
      if (event.chatId !== state.chat.chatId) return go(state, { type: 'findUnseen' });
      // Frames may overtake one another after a reconnect; the meter never runs backwards.
      if (event.meter.seconds < state.meter.seconds) return stay(state);
      // The server starts it by itself where no report of a picture arrives.
      const awaits = state.awaitsPicture && event.meter.seconds === 0;
      return go(change(state, { meter: event.meter, awaitsPicture: awaits }));
    }
    case 'lineArrived':
      if (event.line.chatId !== state.chat.chatId) return stay(state);
      return go(
        change(state, {
          lines: withLine(state.lines, event.line),
          actorTyping: event.line.senderType === 'actor' ? false : state.actorTyping,
        }),
      );
    case 'lineWritten':
      return lineWritten(state, event);
    case 'lineRefused':
      return go(change(state, { lines: withDelivery(state.lines, event.clientId, 'failed') }));
    case 'lineRetried': {
      const line = state.lines.find(
        (known) => known.clientId === event.clientId && known.delivery === 'failed',
      );
      if (!line) return stay(state);
      return go(change(state, { lines: withDelivery(state.lines, event.clientId, 'sending') }), {
        type: 'send',
        chatId: state.chat.chatId,
        clientId: event.clientId,
        text: line.text,
      });
    }
    case 'typingChanged':
      if (event.chatId !== state.chat.chatId || event.typing === state.actorTyping)
        return stay(state);
      return go(change(state, { actorTyping: event.typing }));
    case 'pictureShown':
      if (!state.awaitsPicture) return stay(state);
      return go(change(state, { awaitsPicture: false }), {
        type: 'reportPicture',
        chatId: state.chat.chatId,
      });
    case 'connectionLost':
      return state.online ? go(change(state, { online: false })) : stay(state);
    case 'connectionRestored':
      return go(change(state, { online: true }), { type: 'findCurrent' });
    case 'endRequested':
      if (state.kind === 'ending') return stay(state);
      return go({ ...state, kind: 'ending' }, { type: 'end', chatId: state.chat.chatId });
    case 'endFailed':
      return state.kind === 'ending' ? go({ ...state, kind: 'running' }) : stay(state);
    default:
      return stay(state);
  }
}

function lineWritten(
  state: LiveState,
  event: Extract<ChatEvent, { type: 'lineWritten' }>,
): ChatStep {
  const { clientId, text, at } = event;
  if (state.lines.some((line) => line.clientId === clientId)) return stay(state);
  const line: TranscriptLine = {
    chatId: state.chat.chatId,
    messageId: clientId,
    clientId,
    senderType: 'guest',
    text,
    at,
    delivery: 'sending',
  };
  return go(change(state, { lines: [...state.lines, line] }), {
    type: 'send',
    chatId: state.chat.chatId,
    clientId,
    text,
  });
}
