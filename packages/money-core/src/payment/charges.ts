import { isErrorCode, type ErrorCode } from '@vx/contract/errors';
import type { SocketPort } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';

/** A charge of the stored means of payment, as it was sent. */
export interface Charge {
  /** As it is paid. */
  readonly amount: number;
  /** The chat that it is for; `null` outside. */
  readonly channelId: string | null;
  /** A repeat with the same charges nothing more. */
  readonly clientId: string;
}

export interface ChargeOutcome {
  readonly charge: Charge;
  /** `null` when it was charged. */
  readonly code: ErrorCode | null;
  /** Whether the result is known; a message that was refused may be sent again as the same charge. */
  readonly isFinal: boolean;
}

export interface Charges {
  /** What was sent for a chat, or outside of one, and is not answered for. */
  open(channelId: string | null): Charge | null;
  send(charge: Charge): void;
  /** Answers how to stop listening. */
  onOutcome(listener: (outcome: ChargeOutcome) => void): () => void;
}

const bySocket = new WeakMap<SocketPort, Charges>();

/**
 * The charges that went out over a socket. They outlive the dialog that sent them: whoever closes it
 * while the line is away and opens it again meets the same charge, and cannot make a second one.
 */
export function chargesOf(socket: SocketPort): Charges {
  const known = bySocket.get(socket);
  if (known) return known;
  const outcomes = createEmitter<{ readonly outcome: ChargeOutcome }>();
  const sent = new Map<string | null, Charge>();
  const settle = (charge: Charge, rest: Omit<ChargeOutcome, 'charge'>): void => {
    sent.delete(charge.channelId);
    outcomes.emit('outcome', { charge, ...rest });
  };
  const codeOf = (code: string | null): ErrorCode => (isErrorCode(code) ? code : 'INTERNAL');
  socket.on('oneClickResult', ({ success, code, amount, channelId }) => {
    const charge = sent.get(channelId);
    // The result of another tab is not this one's.
    if (charge?.amount !== amount) return;
    settle(charge, { code: success ? null : codeOf(code), isFinal: true });
  });
  socket.on('messageRefused', ({ clientId, code }) => {
    for (const charge of sent.values())
      if (charge.clientId === clientId) settle(charge, { code: codeOf(code), isFinal: false });
  });
  const charges: Charges = {
    open: (channelId) => sent.get(channelId) ?? null,
    send(charge) {
      sent.set(charge.channelId, charge);
      const { amount, channelId, clientId } = charge;
      socket.send('chargeOneClick', { amount, channelId }, { clientId });
    },
    onOutcome: (listener) => outcomes.on('outcome', listener),
  };
  bySocket.set(socket, charges);
  return charges;
}
