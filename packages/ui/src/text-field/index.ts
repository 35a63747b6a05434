export { FieldMessages } from './FieldMessages.tsx';
export { TextArea, TextField, type TextAreaProps, type TextFieldProps } from './TextField.tsx';
