import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import type { App } from './pages.ts';
import { cpuSlowdown, slowLine } from './slow-phone.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

/** What Lighthouse says of a page in one run. */
export interface Verdict {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint and total blocking time, in milliseconds; shift as the browser counts it. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Audits that cost points, with what they say, and the elements that they name. */
  readonly faults: readonly string[];
}

/** What `--hold-back` gives a phone. */
const heldBack = {
  rttMs: slowLine.latencyMs,
  throughputKbps: slowLine.downKbps,
  requestLatencyMs: slowLine.latencyMs,
  downloadThroughputKbps: slowLine.downKbps,
  uploadThroughputKbps: slowLine.upKbps,
  cpuSlowdownMultiplier: cpuSlowdown,
};

export interface JudgeOptions {
  readonly url: string;
  readonly app: App;
  /** Port of the debugging protocol of the browser, whose cookies say who looks. */
  readonly port: number;
  /** Holds the line and the processor back for real, instead of computing what that would do. */
  readonly holdBack: boolean;
  /** Whether search engines shall find it; a page that they shall not find is not asked whether they can. */
  readonly isPublic: boolean;
}

/** Has Lighthouse judge a page. @throws Error when the page could not be judged, with what Lighthouse says */
export async function judge({
  url,
  app,
  port,
  holdBack,
  isPublic,
}: JudgeOptions): Promise<Verdict> {
  const flags: Flags = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    throttlingMethod: holdBack ? 'devtools' : 'simulate',
    ...(holdBack && app === 'mobile' ? { throttling: heldBack } : {}),
    skipAudits: isPublic ? null : ['is-crawlable'],
  };
  const run = await lighthouse(url, flags, app === 'desktop' ? desktopConfig : undefined);
  if (!run) throw new Error(`${url} was not judged.`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);

  const score = (category: Category): number =>
    Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const figure = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const counted = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  const faults = counted.flatMap(({ id }) => {
    const audit = lhr.audits[id];
    if (!audit || audit.score === null || audit.score === 1) return [];
    const { details } = audit;
    const items = details && 'items' in details ? JSON.stringify(details.items) : '';
    return [`${id}: ${audit.title} ${items.slice(0, 600)}`];
  });
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    faults,
  };
}
