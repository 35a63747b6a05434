export { Popover, type PopoverProps } from './Popover.tsx';
export { PreviewCard, type PreviewCardProps } from './PreviewCard.tsx';
