export { Billboard } from './Billboard.tsx';
export { Greeting } from './Greeting.tsx';
export { OwnVideos } from './OwnVideos.tsx';
