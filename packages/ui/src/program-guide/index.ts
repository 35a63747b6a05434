export { ProgramGuide, type Programme, type ProgramGuideProps } from './ProgramGuide.tsx';
