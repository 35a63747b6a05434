import type { RestCalls } from '@vx/api-client';
import type { ChatLine, ChatReceipt, LiveChat, Price } from '@vx/contract';
import type { ErrorCode } from '@vx/contract/errors';
import type { IncomingName, SocketContract, SocketPort } from '@vx/contract/socket';
import { createEmitter, VxError } from '@vx/kernel';
import type { LiveRepeater } from '../ports.ts';

class Refused extends VxError<ErrorCode> {
  readonly detail: unknown;
  constructor(code: ErrorCode, detail?: unknown) {
    super(code, '');
    this.detail = detail;
  }
  override shouldRetry(): boolean {
    return false;
  }
}

const coins = (value: number): Price => ({
  value,
  currency: 'VXC',
  formatted: String(value),
  equivalent: { value: value * 25, currency: 'EUR', formatted: `${(value / 4).toFixed(2)} €` },
});

type Events = { [Name in IncomingName]: SocketContract[Name]['payload'] };
type Calls = RestCalls['call'];

interface CallOptions {
  readonly params?: { readonly actorId?: string; readonly chatId?: string };
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/** A server for one guest at the level of calls and frames: 12 coins a minute of 100, whoever the performer is. */
export class FakeLiveServer {
  readonly starts: { readonly key: string | undefined; readonly body: unknown }[] = [];
  readonly sent: { readonly text: string | undefined; readonly clientId: string | undefined }[] =
    [];
  /** Chats whose first picture was reported. */
  readonly pictures: string[] = [];
  /** Refusals for the next starts, in turn. */
  readonly refusals: { readonly code: ErrorCode; readonly detail?: unknown }[] = [];
  current: (LiveChat & { actorName: string; messages: ChatLine[] }) | null = null;
  receipt: ChatReceipt | null = null;
  /** What the next ends are refused with. */
  endRefusal: ErrorCode | null = null;
  /** Chats whose end was sent and not answered, as the page's storage has it. */
  readonly pendingEnds = new Set<string>();
  #isAway = false;
  #back: (() => void)[] = [];
  previewSeconds = 5;
  previewLoadSeconds = 20;
  previewRefusal: ErrorCode | null = null;
  previews = 0;
  readonly #events = createEmitter<Events>();
  #chats = 0;

  readonly socket: SocketPort = {
    on: (name, listener) => this.#events.on(name, listener),
    send: (_, payload, options) => {
      const data = 'data' in payload ? (payload.data as { text?: string }) : {};
      this.sent.push({ text: data.text, clientId: options?.clientId });
    },
  };

  readonly calls: Pick<RestCalls, 'call'> = {
    call: (async (key: string, options: CallOptions = {}) => {
      await Promise.resolve();
      switch (key) {
        case 'POST /live/{actorId}/start':
          return this.#start(options);
        case 'POST /live/{chatId}/end':
          return this.#end();
        case 'POST /live/{chatId}/picture':
          this.pictures.push(options.params?.chatId ?? '');
          return { success: true };
        case 'GET /live/current':
          return this.current;
        case 'GET /live/{chatId}/receipt':
          if (!this.receipt) throw new Refused('NOT_FOUND');
          return this.receipt;
        case 'POST /live/{actorId}/preview':
          this.previews += 1;
          if (this.previewRefusal) throw new Refused(this.previewRefusal);
          return {
            previewId: 'p1',
            url: '/media/live/x/master.m3u8',
            seconds: this.previewSeconds,
            loadSeconds: this.previewLoadSeconds,
            endsAt: '',
          };
        default:
          throw new Refused('NOT_FOUND');
      }
    }) as Calls,
  };

  readonly repeater: LiveRepeater = {
    send: (async (_operation: string, chatId: string) => {
      this.pendingEnds.add(chatId);
      while (this.#isAway) await new Promise<void>((back) => this.#back.push(back));
      this.pendingEnds.delete(chatId);
      await Promise.resolve();
      return this.#end();
    }) as LiveRepeater['send'],
    isPending: (_operation, chatId) => this.pendingEnds.has(chatId),
  };

  /** While it is away nothing is answered; what is sent until it is answered waits. */
  set isAway(isAway: boolean) {
    this.#isAway = isAway;
    if (!isAway) for (const back of this.#back.splice(0)) back();
  }

  #end(): ChatReceipt {
    if (this.endRefusal) throw new Refused(this.endRefusal);
    return this.finish(100);
  }

  emit<Name extends IncomingName>(name: Name, payload: Events[Name]): void {
    this.#events.emit(name, payload);
  }

  line(part: Partial<ChatLine> & Pick<ChatLine, 'messageId' | 'text'>): ChatLine {
    return {
      chatId: this.current?.chatId ?? 'chat-0',
      clientId: null,
      senderType: 'actor',
      at: '2026-11-21T12:00:00.000Z',
      ...part,
    };
  }

  /** Ends the running chat and returns its receipt. */
  finish(exitCode: number): ChatReceipt {
    const chat = this.current;
    if (!chat) throw new Refused('NOT_FOUND');
    this.current = null;
    this.receipt = {
      chatId: chat.chatId,
      actorId: chat.actorId,
      actorName: chat.actorName,
      kind: chat.kind,
      exitCode,
      endedBy: null,
      startedAt: chat.startedAt,
      endedAt: chat.startedAt,
      seconds: 30,
      freeSeconds: 0,
      price: coins(6),
      pricePerMinute: chat.price,
      balance: coins(94),
    };
    return this.receipt;
  }

  #start(options: CallOptions): LiveChat {
    this.starts.push({ key: options.idempotencyKey, body: options.body });
    const refusal = this.refusals.shift();
    if (refusal) throw new Refused(refusal.code, refusal.detail);
    this.#chats += 1;
    const { actorId = 'mira' } = options.params ?? {};
    this.current = {
      chatId: `chat-${this.#chats}`,
      actorId,
      // As a name is written: the server of the product knows better.
      actorName: `${actorId.slice(0, 1).toUpperCase()}${actorId.slice(1)}`,
      kind: 'livechat',
      url: '/media/live/grant/master.m3u8',
      price: coins(12),
      startedAt: '2026-11-21T12:00:00.000Z',
      state: 'running',
      freeSeconds: 0,
      charged: 0,
      secondsLeft: 500,
      balance: coins(100),
      awaitsPicture: true,
      messages: [],
    };
    return this.current;
  }
}
