/**
 * What films a performer: stage, timing, encoders and packer. For the worker of the server, and for the
 * tool that makes the bundled films.
 */
export { filmByFfmpeg, runFfmpeg, type Coding } from './ffmpeg.ts';
export { padCount, padFile, padOf } from './pads.ts';
export { formatOf, packRendition } from './renditions.ts';
export { createStage } from './stage.ts';
export { readAdts, type VideoStream } from './streams.ts';
export { audioFrames, timing } from './timing.ts';
