export { SelfView, type SelfViewProps } from './SelfView.tsx';
export { StreamStage, type StageHandle, type StreamStageProps } from './StreamStage.tsx';
