export { StoryBar, type Story } from './StoryBar.tsx';
