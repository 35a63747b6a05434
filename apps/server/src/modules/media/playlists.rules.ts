/** Live channels count their segments from here, so that every node numbers them alike. */
const epoch = Date.UTC(2026, 0, 1);

/** Segments in the sliding window of a live channel. */
export const windowLength = 6;

/** How far behind and ahead of the window a live segment is still answered. */
export const windowSlack = { behind: 4, ahead: 1 } as const;

export interface RenditionInfo {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly codecs: string;
  /** Bits per second, the peak over a segment. */
  readonly bandwidth: number;
  readonly averageBandwidth: number;
}

/** A run of segments; the last may be cut to its first part. */
export interface Span {
  /** Number of the first segment. */
  readonly first: number;
  readonly count: number;
  /** Seconds of the last segment. */
  readonly lastSeconds: number;
}

/** Number of the newest complete segment at `now` (milliseconds). */
export const newestSegment = (now: number, segmentSeconds: number): number =>
  Math.floor((now - epoch) / (segmentSeconds * 1000)) - 1;

export const segmentStart = (number: number, segmentSeconds: number): number =>
  epoch + number * segmentSeconds * 1000;

/** `seconds` of segments from `first` on. */
export function spanOf(first: number, seconds: number, segmentSeconds: number): Span {
  const count = Math.ceil(seconds / segmentSeconds);
  return { first, count, lastSeconds: seconds - (count - 1) * segmentSeconds };
}

/**
 * Seconds that a slow line and a slow device have until the first picture of a preview: what they
 * need for it is not taken off what the guest sees. [RU-livechat-preview-limit]
 */
export const previewLoadSeconds = 20;

/** Until when the stream of a preview of `seconds` answers, begun at `now` (milliseconds). */
export const previewUntil = (now: number, seconds: number): number =>
  now + (seconds + previewLoadSeconds) * 1000;

/** Number of the first segment that shows nothing from before `from` (milliseconds). */
export const firstSegmentFrom = (from: number, segmentSeconds: number): number =>
  Math.ceil((from - epoch) / (segmentSeconds * 1000));

/**
 * The segments of a preview: fixed by its end, so that any node gives the same list, and taken
 * from what the channel showed when the preview began, but for what was somebody's private chat.
 *
 * @param from when the performer's latest chat before it ended
 */
export function previewSpan(
  { until, seconds }: { readonly until: number; readonly seconds: number },
  from: number,
  segmentSeconds: number,
): Span {
  const began = until - (seconds + previewLoadSeconds) * 1000;
  const first = newestSegment(began, segmentSeconds) - 1;
  return spanOf(Math.max(first, firstSegmentFrom(from, segmentSeconds)), seconds, segmentSeconds);
}

/** The list of renditions, the smallest first: a player starts there and shows its first frame early. */
export function masterPlaylist(
  renditions: readonly RenditionInfo[],
  fps: number,
  playlistOf: (rendition: string) => string,
): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const item of renditions) {
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${item.bandwidth},AVERAGE-BANDWIDTH=${item.averageBandwidth},` +
        `CODECS="${item.codecs}",RESOLUTION=${item.width}x${item.height},FRAME-RATE=${fps.toFixed(3)}`,
      `${item.name}/${playlistOf(item.name)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** How the files of a stream are called. */
export interface FileNames {
  readonly init: string;
  readonly segment: (number: number) => string;
}

/** A list of segments: with an end (preview, video) or as the window of a live channel. */
export function mediaPlaylist(
  span: Span,
  segmentSeconds: number,
  kind: 'vod' | 'live',
  names: FileNames,
): string {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${segmentSeconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${span.first}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ];
  if (kind === 'vod') lines.push('#EXT-X-PLAYLIST-TYPE:VOD');
  lines.push(`#EXT-X-MAP:URI="${names.init}"`);
  if (kind === 'live') {
    const at = new Date(segmentStart(span.first, segmentSeconds)).toISOString();
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${at}`);
  }
  for (let i = 0; i < span.count; i += 1) {
    const seconds = i === span.count - 1 ? span.lastSeconds : segmentSeconds;
    lines.push(`#EXTINF:${seconds.toFixed(3)},`, names.segment(span.first + i));
  }
  if (kind === 'vod') lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

/** The window of a live channel at `now`, with nothing from before `from`; it may be empty. */
export function liveSpan(now: number, from: number, segmentSeconds: number): Span {
  const newest = newestSegment(now, segmentSeconds);
  const first = Math.max(newest - windowLength + 1, firstSegmentFrom(from, segmentSeconds));
  return { first, count: Math.max(0, newest - first + 1), lastSeconds: segmentSeconds };
}

/** Milliseconds until a live channel has its first whole segment from `from` on. */
export const untilFirstSegment = (now: number, from: number, segmentSeconds: number): number =>
  segmentStart(firstSegmentFrom(from, segmentSeconds) + 1, segmentSeconds) - now;

/** Whether a live segment may be fetched at `now`: neither long gone, nor from before `from`, nor in the future. */
export function isInWindow(
  number: number,
  now: number,
  from: number,
  segmentSeconds: number,
): boolean {
  const newest = newestSegment(now, segmentSeconds);
  const oldest = Math.max(
    newest - windowLength - windowSlack.behind + 1,
    firstSegmentFrom(from, segmentSeconds),
  );
  return number >= oldest && number <= newest + windowSlack.ahead;
}
