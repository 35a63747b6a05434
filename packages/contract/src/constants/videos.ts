/** CO-mobileVideosGrid: Videos per grid on mobile, in items. */
export const mobileVideosGrid = 16;

/** CO-imageWidths: Image widths, in px. */
export const imageWidths = [320, 640, 1280] as const;

/** CO-actorVideosPageSize: Default page size, actor videos, in items. */
export const actorVideosPageSize = 4;

/** CO-videosPageSize: Default page size, videos, in items. */
export const videosPageSize = 10;

/** CO-videoThumbnailsFirst: Preview thumbnails per video, in items. */
export const videoThumbnailsFirst = 100;

/** CO-videoStarsFirst: Video stars, in items. */
export const videoStarsFirst = 100;
