/** CO-queryBlogsFirst: Blogs first (query service), in items. */
export const queryBlogsFirst = 15;

/** CO-blogPageSize: Blog page size, in items. */
export const blogPageSize = 3;

/** CO-blogArchivePageSize: Blog archive page size, in items. */
export const blogArchivePageSize = 9;

/** CO-blogArchiveDefaultPage: Archive default page, in page. */
export const blogArchiveDefaultPage = 2;

/** CO-blogDefaultPage: Blog default page, in page. */
export const blogDefaultPage = 1;

/** CO-blogCache: Blog request cache, in s. */
export const blogCache = 60;
