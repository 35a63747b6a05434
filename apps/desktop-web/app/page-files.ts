import type { RouteName } from '@vx/routes';

/** Which file shows a route. A route without one has no page yet and leads to the 404 page. */
export const pageFiles: { readonly [Name in RouteName]?: string } = {
  home: './pages/Home.tsx',
  liveRoom: './pages/LiveRoom.tsx',
  login: './pages/Login.tsx',
  signup: './pages/Signup.tsx',
  verifyEmail: './pages/VerifyEmail.tsx',
};
