import type { RouteConfig } from '@react-router/dev/routes';
import { appRoutes } from '@vx/views/routes';

export default appRoutes({
  home: './pages/Home.tsx',
  actorVideoDetails: './pages/VideoDetails.tsx',
  actorProfile: './pages/ActorProfile.tsx',
  profileFrame: './pages/ProfileFrame.tsx',
  notFound: './pages/NotFound.tsx',
}) satisfies RouteConfig;
