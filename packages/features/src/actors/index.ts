export { actNote } from './act-note.ts';
export {
  loadActorAbout,
  loadActorPictures,
  loadActorVideos,
  loadProfile,
  type AboutData,
  type ActorPicturesData,
  type ActorVideosData,
  type ProfileData,
} from './load-profile.ts';
export { albumAnchor, type AlbumView } from './presenters/album.ts';
export type { HeatMapView } from './presenters/heat-map.ts';
export type { MeetView } from './presenters/meet.ts';
export type { ProfileView } from './presenters/profile.ts';
export type { ProfilePage } from './profile-lists.ts';
export { useAboutFacts } from './use-about-facts.ts';
export { useActorPictures, type ActorPicturesView } from './use-actor-pictures.ts';
export { useActorVideos, type ActorVideosView } from './use-actor-videos.ts';
export { useProfile } from './use-profile.ts';
export { useProfileVisit } from './use-profile-visit.ts';
