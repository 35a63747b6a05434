import encoders from 'h264-mp4-encoder';
import type { Stage } from './stage.ts';
import { readMp4, type VideoStream } from './streams.ts';
import { frames, timing } from './timing.ts';
import { toPlanes } from './yuv.ts';

/** 10 is the best, 51 the smallest. */
const quantizer = 27;
/** 0 is the slowest and best, 10 the fastest: half the time of 5 with a third more bytes, and somebody waits. */
const speed = 10;

/** What the stream needs: the encoder names a level for less than 24 pictures a second. */
const constrainedBaseline = { flags: 0xc0, level: 30 } as const;

/** Says of a stream what players may expect of it. */
function declared({ sps, ...video }: VideoStream): VideoStream {
  const said = Buffer.from(sps);
  said[2] = constrainedBaseline.flags;
  said[3] = constrainedBaseline.level;
  return { ...video, sps: said };
}

/** Films a loop with the encoder that comes along: Baseline, without B-frames. */
export async function filmHere(stage: Stage): Promise<VideoStream> {
  const { width, height } = stage;
  const encoder = await encoders.createH264MP4Encoder();
  try {
    Object.assign(encoder, {
      width,
      height,
      speed,
      frameRate: timing.fps,
      groupOfPictures: timing.fps * timing.segmentSeconds,
      quantizationParameter: quantizer,
    });
    encoder.initialize();
    const planes = new Uint8Array((width * height * 3) / 2);
    for (let i = 0; i < frames; i += 1) {
      toPlanes(stage.render(i / timing.fps).data(), stage, planes);
      encoder.addFrameYuv(planes);
      // Pixels are given back between turns of the event loop only.
      await new Promise(setImmediate);
    }
    encoder.finalize();
    return declared(readMp4(Buffer.from(encoder.FS.readFile(encoder.outputFilename))));
  } finally {
    encoder.delete();
  }
}
