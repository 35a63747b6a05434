export {
  Heading,
  Text,
  VisuallyHidden,
  type HeadingProps,
  type TextProps,
  type TextTone,
} from './Text.tsx';
