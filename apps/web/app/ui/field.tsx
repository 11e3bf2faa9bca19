import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

import { classes } from '../lib/browser/classes.ts'
import { useRewrite } from '../lib/forms/use-rewrite.ts'
import styles from './field.module.css'
import { IconButton } from './icon-button.tsx'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  label: string
  /** Error message of the value. */
  error?: string | null | undefined
  /** Hint shown while there is no error. */
  hint?: string | undefined
  /** Prefix that is part of the value, such as a dialling code. With a prefix, both are left-to-right. */
  lead?: ReactNode
  /** Link at the end of the label's row. */
  beside?: ReactNode
  /** Element at the end of the line, such as a picture with a code. */
  aside?: ReactNode
  ref?: Ref<HTMLInputElement>
}

interface RewrittenFieldProps extends Omit<FieldProps, 'value' | 'onInput' | 'onBlur' | 'maxLength'> {
  /** Rewrites typed or pasted text. It also limits the length: `maxLength` would truncate a paste first. */
  rewrite(typed: string): string
  /** Called with the rewritten value after every change outside a composition. */
  onValue?(value: string): void
}

/** A field that rewrites the typed text, for example to digits only; see `useRewrite`. */
export function RewrittenField({ rewrite, onValue, ...field }: RewrittenFieldProps) {
  const typed = useRewrite(rewrite, (value, isFinal) => {
    if (isFinal) onValue?.(value)
  })
  return <Field {...field} {...typed} />
}

/** A labelled single-line field with its error message. A password can be shown. */
export function Field({ label, error, hint, lead, beside, aside, type = 'text', id: givenId, ...input }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [shown, setShown] = useState(false)
  const isPassword = type === 'password'
  const description = error || hint

  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {beside}
      </div>
      <div className={classes(styles.line, lead !== undefined && styles.lead, error && styles.wrong)}>
        {lead}
        <input
          {...input}
          id={id}
          className={styles.input}
          type={isPassword && shown ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={description ? `${id}-about` : undefined}
        />
        {isPassword && <Reveal shown={shown} onToggle={() => setShown(!shown)} />}
        {aside}
      </div>
      <p id={`${id}-about`} className={classes(styles.description, error && styles.error)} aria-live="polite">
        {description}
      </p>
    </div>
  )
}

function Reveal({ shown, onToggle }: { shown: boolean; onToggle(): void }) {
  const { t } = useLingui()
  return (
    <IconButton
      icon={shown ? 'eyeOff' : 'eye'}
      size={20}
      label={shown ? t`Hide password` : t`Show password`}
      aria-pressed={shown}
      onClick={onToggle}
    />
  )
}
