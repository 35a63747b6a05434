/** One coded picture: NAL units with four-byte lengths, as MP4 stores them. */
export interface VideoFrame {
  readonly data: Buffer;
  readonly key: boolean;
}

export interface VideoStream {
  readonly sps: Buffer;
  readonly pps: Buffer;
  readonly frames: readonly VideoFrame[];
}

function nalUnits(annexB: Buffer): readonly Buffer[] {
  const starts: number[] = [];
  for (let i = 0; i + 3 < annexB.length; i += 1) {
    if (annexB[i] === 0 && annexB[i + 1] === 0 && annexB[i + 2] === 1) {
      starts.push(i + 3);
      i += 2;
    }
  }
  return starts.map((start, index) => {
    const next = starts[index + 1];
    let end = next === undefined ? annexB.length : next - 3;
    while (end > start && annexB[end - 1] === 0) end -= 1;
    return annexB.subarray(start, end);
  });
}

/** Splits an H.264 byte stream with access unit delimiters into pictures. */
export function readH264(annexB: Buffer): VideoStream {
  let sps: Buffer | null = null;
  let pps: Buffer | null = null;
  const pictures: { units: Buffer[]; key: boolean }[] = [];
  for (const unit of nalUnits(annexB)) {
    const type = unit[0]! & 0x1f;
    if (type === 9) pictures.push({ units: [], key: false });
    else if (type === 7) sps ??= unit;
    else if (type === 8) pps ??= unit;
    else if (type === 1 || type === 5) {
      const picture = pictures.at(-1);
      if (!picture) throw new Error('picture without access unit delimiter');
      picture.units.push(unit);
      picture.key ||= type === 5;
    }
  }
  if (!sps || !pps) throw new Error('stream without parameter sets');
  return {
    sps,
    pps,
    frames: pictures.map(({ units, key }) => ({
      key,
      data: Buffer.concat(
        units.flatMap((unit) => {
          const length = Buffer.alloc(4);
          length.writeUInt32BE(unit.length);
          return [length, unit];
        }),
      ),
    })),
  };
}

/** The body of the box at the end of a path; `null`: there is none. */
function boxIn(data: Buffer, [type, ...deeper]: readonly string[]): Buffer | null {
  for (let at = 0; at + 8 <= data.length;) {
    const size = data.readUInt32BE(at);
    if (size < 8) return null;
    if (data.toString('latin1', at + 4, at + 8) === type) {
      const body = data.subarray(at + 8, at + size);
      return deeper.length === 0 ? body : boxIn(body, deeper);
    }
    at += size;
  }
  return null;
}

/** What precedes the boxes inside of an `stsd` and of a picture's sample entry. */
const entryHeader = { stsd: 8, avc1: 78 } as const;

/** The parameter sets in the sample description of an MP4's only track. */
function parameterSets(file: Buffer): Pick<VideoStream, 'sps' | 'pps'> {
  const table = boxIn(file, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
  const entry = table && boxIn(table.subarray(entryHeader.stsd), ['avc1']);
  const avcC = entry && boxIn(entry.subarray(entryHeader.avc1), ['avcC']);
  if (!avcC) throw new Error('a file without a description of its picture');
  const spsEnd = 8 + avcC.readUInt16BE(6);
  const ppsStart = spsEnd + 3;
  const pps = avcC.subarray(ppsStart, ppsStart + avcC.readUInt16BE(spsEnd + 1));
  return { sps: avcC.subarray(8, spsEnd), pps };
}

/** Takes the pictures out of an MP4 of one track, which has each of them in one piece, in order. */
export function readMp4(file: Buffer): VideoStream {
  const data = boxIn(file, ['mdat']);
  if (!data) throw new Error('a file without pictures');
  const frames: VideoFrame[] = [];
  for (let at = 0; at + 4 < data.length;) {
    const end = at + 4 + data.readUInt32BE(at);
    const type = data[at + 4]! & 0x1f;
    if (end > data.length) throw new Error('a picture that is cut off');
    if (type === 1 || type === 5) frames.push({ key: type === 5, data: data.subarray(at, end) });
    at = end;
  }
  return { ...parameterSets(file), frames };
}

/** Splits an ADTS stream into raw AAC frames. */
export function readAdts(adts: Buffer): readonly Buffer[] {
  const result: Buffer[] = [];
  let at = 0;
  while (at + 7 <= adts.length) {
    if (adts[at] !== 0xff || (adts[at + 1]! & 0xf0) !== 0xf0) throw new Error('lost ADTS sync');
    const header = (adts[at + 1]! & 1) === 1 ? 7 : 9;
    const length = ((adts[at + 3]! & 3) << 11) | (adts[at + 4]! << 3) | (adts[at + 5]! >> 5);
    result.push(adts.subarray(at + header, at + length));
    at += length;
  }
  return result;
}
