import type { ReactNode, RefCallback } from 'react'
import { FieldError, Input, Label, Text, TextArea, TextField as AriaTextField } from 'react-aria-components'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components'

import styles from './field.module.css'

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  label: string
  hint?: ReactNode
  /** What to do when the value is refused. */
  error?: string | undefined
  isLong?: boolean
  /** Six digits of an authenticator app. */
  isCode?: boolean
  placeholder?: string
  /** Receives the focus when its value is refused. */
  inputRef?: RefCallback<HTMLElement>
}

/** A labelled text input with a hint and its error. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isLong = false, isCode = false, placeholder, inputRef, ...rest } = props
  const shared = {
    className: `${styles.input} ${isCode ? styles.code : ''}`,
    ...(placeholder && { placeholder }),
    ...(inputRef && { ref: inputRef }),
  }
  return (
    <AriaTextField {...rest} isInvalid={error !== undefined} className={styles.field ?? ''} validationBehavior="aria">
      <Label className={styles.label ?? ''}>{label}</Label>
      {isLong ? <TextArea {...shared} rows={3} /> : <Input {...shared} />}
      {hint !== undefined && error === undefined && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </AriaTextField>
  )
}
