export { ChipGroup, Tag, TagList, type ChipGroupProps, type ChipOption } from './ChipGroup.tsx';
