import { endpoint, endpoints } from '../define.ts';
import { actorState } from '../shapes/actor.ts';
import {
  anything,
  answer,
  flag,
  id,
  input,
  list,
  nullable,
  optional,
  text,
  url,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

const note = answer({ actorId: id, comment: text(1000) });

export const actorsEndpoints = endpoints(
  endpoint({
    key: 'GET /actor/getActorDataByIdOrName/{actorIdOrName}',
    id: 'RE-getActorDataByIdOrName',
    summary: 'The data of an actor.',
    query: input({ qmday: optional(text(20)) }),
    response: answer({
      ...actorState.properties,
      tags: list(text(60)),
      profileData: Type.Record(Type.String(), anything),
      note: nullable(note),
    }),
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'GET /actor/getActorStateById/{actorId}',
    id: 'RE-getActorStateById',
    summary: 'Whether and how an actor can be reached now.',
    response: actorState,
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'GET /actor/getActorNoteById/{actorId}',
    id: 'RE-getActorNoteById',
    summary: 'The note of the guest on an actor. [RU-actors-note]',
    response: answer({ note: nullable(note) }),
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /actor/storeActorNote',
    id: 'RE-storeActorNote',
    summary: 'Stores the note. An empty comment removes it. [RU-actors-note]',
    body: input({ actorId: id, comment: text(1000, 0, 'Likes to talk about the sea') }),
    response: answer({ success: flag }),
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /actor/getActorPreviewImage/{actorIdOrName}',
    id: 'RE-getActorPreviewImage',
    summary: 'The address of the preview image.',
    response: answer({ previewImage: url }),
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    built: true,
  }),
);
