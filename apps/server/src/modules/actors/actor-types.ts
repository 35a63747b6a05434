import type { SchemaBuilder } from '../../platform/graphql/index.ts';
import type { ActorRecord, TagRecord } from './actors.repository.ts';
import type { ImageSet } from './images.ts';
import type { Rating } from './actors.rules.ts';

export interface CategoryShape {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** A page of a list: `after` of the next one is `nextOffset`. */
export interface PageShape<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly nextOffset: string | null;
}

function createTypes(builder: SchemaBuilder) {
  return {
    Model: builder.objectRef<ActorRecord>('Model'),
    ModelPage: builder.objectRef<PageShape<ActorRecord>>('ModelPage'),
    OnlineState: builder.objectRef<ActorRecord>('OnlineState'),
    ModelPrices: builder.objectRef<ActorRecord>('ModelPrices'),
    ModelFeatures: builder.objectRef<ActorRecord>('ModelFeatures'),
    ModelProfile: builder.objectRef<ActorRecord>('ModelProfile'),
    ModelImages: builder.objectRef<ActorRecord>('ModelImages'),
    ChatRatings: builder.objectRef<Rating>('ChatRatings'),
    RatingWindow: builder.objectRef<Rating>('RatingWindow'),
    Interview: builder.objectRef<{ readonly image: string; readonly duration: number }>(
      'Interview',
    ),
    Tag: builder.objectRef<TagRecord>('Tag'),
    Category: builder.objectRef<CategoryShape>('Category'),
    Image: builder.objectRef<ImageSet>('Image'),
    ImageSize: builder.objectRef<ImageSet['sizes'][number]>('ImageSize'),
  };
}

const known = new WeakMap<SchemaBuilder, ReturnType<typeof createTypes>>();

/** The references of one builder: the same ones for every module that asks. */
export function actorTypes(builder: SchemaBuilder): ReturnType<typeof createTypes> {
  let types = known.get(builder);
  if (!types) {
    types = createTypes(builder);
    known.set(builder, types);
  }
  return types;
}
