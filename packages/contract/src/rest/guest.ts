import { endpoint, endpoints } from '../define.ts';
import { answer, flag, id, input, success } from '../shapes/primitives.ts';
import { Type } from 'typebox';

/** ET-relation. The subject is always the guest. [RU-guest-relation-subject-guest] */
const relation = input({
  subjectTypeId: Type.Literal('guest'),
  subjectId: id,
  relationTypeId: id,
  objectTypeId: id,
  objectId: id,
});

export const guestEndpoints = endpoints(
  endpoint({
    key: 'POST /relation/add',
    id: 'RE-relationAdd',
    summary: 'Relates the guest to something. [RU-guest-relation-add-login]',
    body: relation,
    response: success,
    audience: 'guest',
    errors: ['FORBIDDEN'],
    built: true,
  }),
  endpoint({
    key: 'POST /relation/has',
    id: 'RE-relationHas',
    summary: 'Whether the guest has a relation. [RU-guest-relation-has-login]',
    body: relation,
    response: answer({ success: flag, hasRelation: flag }),
    audience: 'guest',
    errors: ['FORBIDDEN'],
    built: true,
  }),
);
