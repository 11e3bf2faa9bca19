import { useId, useRef, useState } from 'react'
import type { Ref } from 'react'

import { classes } from '../lib/browser/classes.ts'
import { useRewrite } from '../lib/forms/use-rewrite.ts'
import { codeDigits } from '../lib/i18n/code-digits.ts'
import field from './field.module.css'
import styles from './pin-field.module.css'

/** Source: domain handbook 7.5. */
export const PIN_DIGITS = 6

interface PinFieldProps {
  label: string
  name: string
  /** Error message of the value. */
  error?: string | null | undefined
  hint?: string | undefined
  /** Called when all digits are typed. */
  onFull?: () => void
  ref?: Ref<HTMLInputElement>
}

/**
 * Input of a secret number in boxes, one per digit. A single input lies over them, so that keyboard, paste and screen
 * reader work as usual. It is not a password input: the browser would offer to save it in place of the account's
 * password.
 */
export function PinField({ label, name, error, hint, onFull, ref }: PinFieldProps) {
  const id = useId()
  const [length, setLength] = useState(0)
  const description = error || hint
  const isFull = useRef(false)
  const typed = useRewrite(pinDigits, (digits, isFinal) => {
    setLength(digits.length)
    const becomesFull = isFinal && digits.length === PIN_DIGITS && !isFull.current
    if (isFinal) isFull.current = digits.length === PIN_DIGITS
    if (becomesFull) onFull?.()
  })
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes(styles.boxes, error && styles.wrong)}>
        <input
          ref={ref}
          id={id}
          name={name}
          className={styles.input}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          required
          data-1p-ignore=""
          data-lpignore="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={description ? `${id}-about` : undefined}
          {...typed}
        />
        {Array.from({ length: PIN_DIGITS }, (_, index) => (
          <span
            key={index}
            className={styles.box}
            data-filled={index < length || undefined}
            data-next={index === Math.min(length, PIN_DIGITS - 1) || undefined}
            aria-hidden="true"
          />
        ))}
      </div>
      <p id={`${id}-about`} className={classes(field.description, error && field.error)} aria-live="polite">
        {description}
      </p>
    </div>
  )
}

const pinDigits = (typed: string) => codeDigits(typed, PIN_DIGITS)
