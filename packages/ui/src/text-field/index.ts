export { FieldMessages } from './FieldMessages.tsx';
export {
  TextArea,
  TextField,
  type FieldCount,
  type TextAreaProps,
  type TextFieldProps,
} from './TextField.tsx';
