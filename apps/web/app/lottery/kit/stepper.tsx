import { latinDigits } from '@ante/contract/kit/digits.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'

import { useRewrite } from '../../lib/forms/use-rewrite.ts'
import styles from './stepper.module.css'

interface StepperProps {
  label: string
  value: number
  maximum: number
  onChange(value: number): void
}

/** Input of an integer from 1, with buttons for a step down and up. */
export function Stepper({ label, value, maximum, onChange }: StepperProps) {
  const { t } = useLingui()
  const id = useId()
  const setWithinLimits = (next: number) => onChange(Math.min(maximum, Math.max(1, next)))
  const input = useRef<HTMLInputElement>(null)
  const typed = useRewrite(
    (text) => wholeNumber(text, maximum),
    (text, isFinal) => {
      if (isFinal) onChange(Number(text))
    },
  )
  useEffect(() => {
    const { current } = input
    // An empty input is 0. Nothing is reported while an input method composes, because a re-render would change its
    // text.
    if (current && Number(current.value) !== value) current.value = value === 0 ? '' : String(value)
  }, [value])
  return (
    <div className={styles.stepper}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <button
        type="button"
        className={styles.step}
        aria-label={t`Decrease`}
        disabled={value <= 1}
        onClick={() => setWithinLimits(value - 1)}
      >
        <span aria-hidden="true">{'−'}</span>
      </button>
      <input
        ref={input}
        id={id}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        defaultValue={value === 0 ? '' : value}
        {...typed}
        onBlur={(event) => {
          typed.onBlur(event)
          setWithinLimits(Number(event.currentTarget.value))
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t`Increase`}
        disabled={value >= maximum}
        onClick={() => setWithinLimits(value + 1)}
      >
        <span aria-hidden="true">{'+'}</span>
      </button>
    </div>
  )
}

/** Returns the digits without leading zeros, at most the maximum. */
function wholeNumber(typed: string, maximum: number): string {
  const digits = latinDigits(typed).replace(/\D/g, '').slice(0, 6)
  return digits.replace(/0/g, '') === '' ? '' : String(Math.min(maximum, Number(digits)))
}
