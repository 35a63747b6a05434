export { AlbumGrid, type AlbumGridProps, type Photo } from './AlbumGrid.tsx';
