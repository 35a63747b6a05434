export { useAboutFacts } from './about.ts';
export { actNote } from './act-note.ts';
export { albumAnchor, type AlbumView } from './album.ts';
export type { HeatMapView } from './heat-map.ts';
export {
  loadActorAbout,
  loadActorPictures,
  loadActorVideos,
  loadProfile,
  type AboutData,
  type ActorPicturesData,
  type ActorVideosData,
  type ProfileData,
  type ProfilePage,
} from './load-profile.ts';
export type { MeetView } from './presenters/meet.ts';
export { useActorPictures, type ActorPicturesView } from './use-actor-pictures.ts';
export { useActorVideos, type ActorVideosView } from './use-actor-videos.ts';
export { useProfile, type ProfileView } from './use-profile.ts';
export { useProfileVisit } from './use-profile-visit.ts';
