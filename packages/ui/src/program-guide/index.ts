export { ProgramGuide, type Programme, type ProgramGuideProps } from './ProgramGuide.tsx';
export { ProgramGrid, type GridProgramme, type ProgramGridProps } from './ProgramGrid.tsx';
