import type { FastifyInstance } from 'fastify';
import { loggableUrl } from '../log.ts';
import type { SecurityEvents, SecurityLog } from '../security-log.ts';

export const cspReportPath = '/csp-report';

type Violation = SecurityEvents['cspViolation'];

const bodyLimit = 16 * 1024;
const maxReports = 20;
const maxKnown = 500;
const forgetMs = 3_600_000;
const perMinute = 30;

export interface CspReportDeps {
  readonly origin: string;
  readonly now: () => number;
  readonly securityLog: SecurityLog;
}

/**
 * Takes what browsers report of the policies of pages, by `report-to` and by `report-uri`. Anybody can post
 * here: bodies are small, an address has thirty a minute, each finding is logged once an hour, and of at
 * most 500; what cannot be read is passed over. Always 204: there is nothing to learn from the answer.
 */
export function mountCspReports(app: FastifyInstance, deps: CspReportDeps): void {
  let known = new Set<string>();
  let since = 0;
  const note = (violation: Violation, ip: string): void => {
    if (deps.now() - since > forgetMs) {
      known = new Set();
      since = deps.now();
    }
    const key = JSON.stringify(violation);
    if (known.has(key) || known.size >= maxKnown) return;
    known.add(key);
    deps.securityLog.note({ event: 'cspViolation', ...violation }, { ip });
  };

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post(
      cspReportPath,
      { config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } },
      (request, reply) => {
        for (const violation of readReports(request.body, deps.origin).slice(0, maxReports))
          note(violation, request.ip);
        return reply.code(204).send();
      },
    );
    done();
  });
}

/** The violations in a report of either kind; what has another shape is none. */
export function readReports(body: unknown, origin: string): readonly Violation[] {
  let given: unknown;
  try {
    given = JSON.parse(String(body));
  } catch {
    return [];
  }
  const reports = Array.isArray(given) ? given : [given];
  return reports.flatMap((report: unknown) => {
    const { 'csp-report': old, type, body: fresh } = asRecord(report);
    const fields = asRecord(type === 'csp-violation' ? fresh : old);
    const directive = textOf(fields, 'effectiveDirective', 'effective-directive');
    const document = textOf(fields, 'documentURL', 'document-uri');
    if (!/^[a-z-]{3,40}$/.test(directive) || !URL.canParse(document)) return [];
    if (new URL(document).origin !== origin) return [];
    return [
      {
        directive,
        document: loggableUrl(new URL(document).pathname).slice(0, 200),
        blocked: blockedOf(textOf(fields, 'blockedURL', 'blocked-uri'), origin),
        disposition: fields['disposition'] === 'report' ? 'report' : 'enforce',
      } as const,
    ];
  });
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

function textOf(fields: Readonly<Record<string, unknown>>, ...names: readonly string[]): string {
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : '';
}

/** A word like `inline`, or where something came from; never a whole address. */
function blockedOf(blocked: string, origin: string): string {
  if (/^[a-z-]{2,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const url = new URL(blocked);
  if (url.origin === origin) return 'self';
  return url.origin === 'null' ? url.protocol : url.origin;
}
