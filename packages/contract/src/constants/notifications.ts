/** CO-mobileHiddenNotificationTypes: Notification types hidden on mobile, in notification types. */
export const mobileHiddenNotificationTypes = [6, 7, 13, 14, 15, 22] as const;

/** CO-notificationInitialRequest: Initial notification request, in items. */
export const notificationInitialRequest = 5;

/** CO-navbarNotificationsHeld: Navbar notification list size, in items. */
export const navbarNotificationsHeld = 5;
