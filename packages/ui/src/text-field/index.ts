export {
  FieldMessages,
  TextArea,
  TextField,
  type TextAreaProps,
  type TextFieldProps,
} from './TextField.tsx';
