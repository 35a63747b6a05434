import { createBrowserRouter } from 'react-router';
import { EarningsPage } from '../pages/EarningsPage.tsx';
import { MessagesPage } from '../pages/MessagesPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { RoomPage } from '../pages/RoomPage.tsx';
import { TodayPage } from '../pages/TodayPage.tsx';
import { Gate } from './Gate.tsx';
import { paths } from './paths.ts';

/** Every page stands behind the log-in, which is shown in its place. */
export const router = createBrowserRouter(
  [
    {
      element: <Gate />,
      children: [
        { path: paths.today, element: <TodayPage /> },
        { path: paths.room, element: <RoomPage /> },
        { path: `${paths.messages}/:channelId?`, element: <MessagesPage /> },
        { path: paths.earnings, element: <EarningsPage /> },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ],
  { basename: '/studio' },
);
