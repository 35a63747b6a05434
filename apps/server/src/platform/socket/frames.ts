import { outgoingEnvelope, type IncomingName, type OutgoingName } from '@vx/contract/socket';
import type { MessageDefinition } from '@vx/contract';
import { readJson } from '../http/json-body.ts';
import { createChecks, type Check } from '../http/schema-check.ts';

const check = createChecks({ useDefaults: true });
const checkEnvelope = check(outgoingEnvelope);

interface Known {
  readonly definition: MessageDefinition;
  readonly checkPayload: Check;
}

/** A frame from a client, as far as it could be understood. */
export type ReadFrame =
  /** Not JSON or not our envelope: a protocol error. */
  | { readonly kind: 'garbage' }
  /** Our envelope, but no message of the contract or a wrong payload. */
  | { readonly kind: 'refused'; readonly type: string; readonly clientId: string | null }
  | {
      readonly kind: 'message';
      readonly definition: MessageDefinition;
      readonly name: OutgoingName;
      readonly payload: unknown;
      readonly clientId: string | null;
      /** The session tag of the envelope: whose page it comes from. */
      readonly accessToken: string;
      /** Whose page it says to be. */
      readonly guestId: string | null;
    };

export type ReadFrames = (text: string) => ReadFrame;

/** Reads and validates frames by these messages. [RU-socket-envelope] */
export function createReadFrame(messages: readonly MessageDefinition[]): ReadFrames {
  const outgoing = new Map<string, Known>(
    messages
      .filter((definition) => definition.direction === 'out')
      .map((definition) => [
        definition.name,
        { definition, checkPayload: check(definition.payload) },
      ]),
  );
  return (text) => readFrame(text, outgoing);
}

function readFrame(text: string, outgoing: ReadonlyMap<string, Known>): ReadFrame {
  let frame: unknown;
  try {
    frame = readJson(text);
  } catch {
    return { kind: 'garbage' };
  }
  if (checkEnvelope(frame) !== null) return { kind: 'garbage' };
  const {
    type,
    payload,
    clientId = null,
    accessToken,
    guestId,
  } = frame as {
    readonly type: string;
    readonly payload: unknown;
    readonly clientId?: string;
    readonly accessToken: string;
    readonly guestId: string | null;
  };
  const known = outgoing.get(type);
  if (!known || known.checkPayload(payload) !== null) return { kind: 'refused', type, clientId };
  return {
    kind: 'message',
    definition: known.definition,
    name: type as OutgoingName,
    payload,
    clientId,
    accessToken,
    guestId,
  };
}

/** The text of a frame to a client. */
export function writeFrame(
  type: IncomingName | (string & {}),
  payload: unknown,
  stream: 'guest' | 'public',
  seq: number,
  at: number,
): string {
  return JSON.stringify({ type, payload, stream, seq, at });
}
