import type { SchemaBuilder } from '../../platform/graphql/index.ts';
import type { PageShape } from '../actors/index.ts';
import type { AlbumRecord } from './albums.repository.ts';
import type { GuestInfo } from './videos.rules.ts';
import type { VideoRecord } from './videos.repository.ts';

export interface RatingShape {
  readonly likes: number;
  readonly dislikes: number;
}

function createTypes(builder: SchemaBuilder) {
  return {
    Video: builder.objectRef<VideoRecord>('Video'),
    VideoPage: builder.objectRef<PageShape<VideoRecord>>('VideoPage'),
    Album: builder.objectRef<AlbumRecord>('Album'),
    AlbumPage: builder.objectRef<PageShape<AlbumRecord>>('AlbumPage'),
    GuestInfo: builder.objectRef<GuestInfo>('GuestInfo'),
    ContentRating: builder.objectRef<RatingShape>('ContentRating'),
  };
}

const known = new WeakMap<SchemaBuilder, ReturnType<typeof createTypes>>();

/** The references of one builder: the same ones for every module that asks. */
export function videoTypes(builder: SchemaBuilder): ReturnType<typeof createTypes> {
  let types = known.get(builder);
  if (!types) {
    types = createTypes(builder);
    known.set(builder, types);
  }
  return types;
}
