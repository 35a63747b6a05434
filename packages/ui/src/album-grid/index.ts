export { AlbumMosaic } from './AlbumMosaic.tsx';
export { AlbumGrid, type AlbumGridProps, type Photo } from './AlbumGrid.tsx';
