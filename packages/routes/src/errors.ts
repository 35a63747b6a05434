import { VxError } from '@vx/kernel';

/** An argument that cannot stand in a path: missing, empty, `.`, `..`, or with control characters. */
export class RouteArgumentError extends VxError<'ROUTE_ARGUMENT_INVALID'> {
  constructor(template: string, param: string, value: unknown) {
    super(
      'ROUTE_ARGUMENT_INVALID',
      `The path ${template} needs {${param}}, and ${JSON.stringify(value)} cannot stand in a path. ` +
        'Pass a text that is not empty, "." or "..", and has no control characters.',
    );
  }
  override shouldRetry(): boolean {
    return false;
  }
}
