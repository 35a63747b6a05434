/** CO-jumbotronCache: Jumbotron request cache, in s. */
export const jumbotronCache = 60;
