export {
  Section,
  SectionHeader,
  type SectionHeaderProps,
  type SectionProps,
} from './SectionHeader.tsx';
