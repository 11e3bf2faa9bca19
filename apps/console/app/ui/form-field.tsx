import { Controller } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

interface FormFieldProps<Values extends FieldValues> extends Omit<TextFieldProps, 'value' | 'onChange' | 'error'> {
  control: Control<Values>
  field: FieldPath<Values>
  /** Error message when the schema refuses the value: what to do. */
  invalid: string
}

/** A text field of a form, validated by the form's schema. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { control, field: name, invalid, ...rest } = props
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <TextField
          {...rest}
          inputRef={ref}
          name={name}
          value={value ?? ''}
          onChange={onChange}
          onBlur={onBlur}
          error={error && invalid}
        />
      )}
    />
  )
}
