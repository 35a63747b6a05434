import type { MessageDefinition } from '../define.ts';
import { withNamedShapes, type Json } from './named-shapes.ts';
import { incomingEnvelope, outgoingEnvelope, socketMessageList } from '../socket/index.ts';

const messageRef = (definition: MessageDefinition): Json => ({
  $ref: `#/channels/socket/messages/${definition.name}`,
});

/** The whole frame: envelope, type and payload. */
function frameOf(definition: MessageDefinition): Json {
  const envelope = definition.direction === 'out' ? outgoingEnvelope : incomingEnvelope;
  return {
    ...envelope,
    properties: {
      ...envelope.properties,
      type: { const: definition.name },
      payload: definition.payload,
      ...(definition.stream === undefined ? {} : { stream: { const: definition.stream } }),
    },
  };
}

function messageOf(definition: MessageDefinition): Json {
  return {
    name: definition.name,
    summary: definition.summary,
    contentType: 'application/json',
    ...(definition.id === null ? {} : { 'x-specification-id': definition.id }),
    'x-built': definition.built,
    ...(definition.anonymous ? { 'x-anonymous': true } : {}),
    ...(definition.absolute ? { 'x-absolute': true } : {}),
    payload: frameOf(definition),
  };
}

/** The messages of the socket as an AsyncAPI 3 document, seen from the server. */
export function asyncApiDocument(): Json {
  const outgoing = socketMessageList.filter((definition) => definition.direction === 'out');
  const incoming = socketMessageList.filter((definition) => definition.direction === 'in');
  return withNamedShapes({
    asyncapi: '3.0.0',
    info: { title: 'VX socket', version: '1.0.0' },
    channels: {
      socket: {
        address: '/socket',
        messages: Object.fromEntries(
          socketMessageList.map((definition) => [definition.name, messageOf(definition)]),
        ),
      },
    },
    operations: {
      fromClient: {
        action: 'receive',
        channel: { $ref: '#/channels/socket' },
        messages: outgoing.map(messageRef),
      },
      toClient: {
        action: 'send',
        channel: { $ref: '#/channels/socket' },
        messages: incoming.map(messageRef),
      },
    },
  });
}
