import { fullQuery, restEndpointList } from '@vx/contract/rest';
import { outgoingEnvelope, socketMessageList } from '@vx/contract/socket';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { createChecks } from './schema-check.ts';

describe('checks of schemas', () => {
  it('compile a schema when it is first asked, not before', () => {
    const check = createChecks({})({ type: 'nonsense' });
    expect(() => check('text')).toThrow(/type must be/);
  });

  it('say what is wrong, write defaults and numbers, and forget the fault of the value before', () => {
    const check = createChecks({ useDefaults: true, coerceTypes: true })({
      type: 'object',
      properties: { limit: { type: 'integer', default: 20 }, offset: { type: 'integer' } },
    });
    expect(check({ offset: 'far' })).toMatchObject([{ instancePath: '/offset', keyword: 'type' }]);
    const query = { offset: '40' };
    expect(check(query)).toBeNull();
    expect(query).toEqual({ offset: 40, limit: 20 });
  });

  it('can be made of every schema of the contract', () => {
    // Checks only the schemas themselves: compiling them all is what a start no longer does.
    const ajv = new Ajv({ strict: false, allowUnionTypes: true });
    const schemas = [
      outgoingEnvelope,
      ...socketMessageList.map(({ payload }) => payload),
      ...restEndpointList.flatMap((definition) => [
        fullQuery(definition),
        ...(definition.body ? [definition.body] : []),
        ...(definition.response ? [definition.response] : []),
      ]),
    ];
    const wrong = schemas.filter((schema) => ajv.validateSchema(schema) !== true);
    expect(wrong).toEqual([]);
  });
});
