import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';

/** Answers what is wrong with a value, or `null`. Defaults and numbers of a query are written into it. */
export type Check = (value: unknown) => readonly ErrorObject[] | null;

/**
 * Makes checks of schemas. A schema is compiled when it is first asked: all of the contract cost about a
 * second of every start, and most of them are never asked.
 */
export function createChecks(
  options: Pick<Options, 'useDefaults' | 'coerceTypes'>,
): (schema: object) => Check {
  const ajv = new Ajv({ strict: false, allErrors: false, allowUnionTypes: true, ...options });
  return (schema) => {
    let compiled: ValidateFunction | null = null;
    return (value) => {
      compiled ??= ajv.compile(schema);
      return compiled(value) ? null : (compiled.errors ?? []);
    };
  };
}
