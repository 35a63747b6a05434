/** EN-jumbotronStations. */
export const jumbotronStations = ['homepage', 'video station'] as const;
export type JumbotronStation = (typeof jumbotronStations)[number];
