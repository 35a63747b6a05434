export { PanelSkeleton, type PanelSkeletonProps } from './PanelSkeleton.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
