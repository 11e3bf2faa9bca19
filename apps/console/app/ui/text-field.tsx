import type { ReactNode, RefCallback } from 'react'
import { FieldError, Input, Label, Text, TextArea, TextField as AriaTextField } from 'react-aria-components'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components'

import styles from './field.module.css'

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  label: string
  hint?: ReactNode
  /** Error message of a refused value: what to do. */
  error?: string | undefined
  isLong?: boolean
  /** Whether the value is a six-digit code of an authenticator app. */
  isCode?: boolean
  placeholder?: string
  /** Whether the field gets the focus when its form opens. */
  startsFocused?: boolean
  /** Ref to the input, which gets the focus when its value is refused. */
  inputRef?: RefCallback<HTMLElement>
}

/** A labelled text input with a hint and its error. */
export function TextField({ label, hint, error, startsFocused = false, ...props }: TextFieldProps) {
  const { isLong, isCode, placeholder, inputRef, ...rest } = props
  return (
    <AriaTextField
      {...rest}
      {...(startsFocused && { autoFocus: true })}
      isInvalid={error !== undefined}
      className={styles.field ?? ''}
      validationBehavior="aria"
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <TypedInput {...{ isLong, isCode, placeholder, inputRef }} />
      {hint !== undefined && error === undefined && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </AriaTextField>
  )
}

type TypedInputProps = { [Name in 'isLong' | 'isCode' | 'placeholder' | 'inputRef']: TextFieldProps[Name] | undefined }

function TypedInput({ isLong = false, isCode = false, placeholder, inputRef }: TypedInputProps) {
  const shared = {
    className: `${styles.input} ${isCode ? styles.code : ''}`,
    ...(placeholder && { placeholder }),
    ...(inputRef && { ref: inputRef }),
  }
  return isLong ? <TextArea {...shared} rows={3} /> : <Input {...shared} />
}
