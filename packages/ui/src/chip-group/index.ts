export { ChipGroup, Tag, TagList, type ChipGroupProps } from './ChipGroup.tsx';
