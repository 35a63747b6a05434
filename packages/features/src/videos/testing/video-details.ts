import { cardVideo } from '../../cards/testing/card-video.ts';
import { performerModel } from '../../cards/testing/performer-model.ts';
import type { VideoDetails } from '../video-details.query.ts';

/** A video that is for sale, as its page loads it, in a test; with what the test changes. */
export const videoDetails = (change: object = {}): VideoDetails => ({
  ...cardVideo('9'),
  rating: { likes: 318, dislikes: 4 },
  guestInfo: { liked: false, bought: false, gifted: false, flatrate: false },
  avsRequired: false,
  description: 'A walk at the sea.',
  views: 1_204,
  previewSeconds: 30,
  camRecording: false,
  tags: [{ tagGroup: 'jazz', name: 'Jazz' }],
  model: performerModel('7', { name: 'Anna', slug: 'anna' }),
  ...change,
});
