export { StreamStage, type StageHandle, type StreamStageProps } from './StreamStage.tsx';
