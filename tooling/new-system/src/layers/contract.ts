import type { Names } from '../names.ts';

/** What the calls need of `shapes/primitives.ts`. */
export const primitives = ['answer', 'input', 'nullable', 'text'] as const;

/** The two calls, as arguments of `endpoints(…)`. */
export const callsOf = ({ system }: Names): string => `  endpoint({
    key: 'GET /guest/${system}',
    id: null,
    summary: 'The note that the guest keeps. \`null\`: none.',
    response: answer({ note: nullable(text(280)) }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'PUT /guest/${system}',
    id: null,
    summary: 'Keeps a note in the place of the last one. Blanks alone take it away.',
    body: input({ note: text(280, 0, 'Greetings from the sea') }),
    response: answer({ note: nullable(text(280)) }),
    audience: 'guest',
    built: true,
  }),
`;

export const contractFile = (names: Names): string =>
  `import { endpoint, endpoints } from '../define.ts';
import { ${primitives.join(', ')} } from '../shapes/primitives.ts';

export const ${names.system}Endpoints = endpoints(
${callsOf(names)});
`;
