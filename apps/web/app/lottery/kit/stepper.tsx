import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { latinDigits } from '../../lib/words/digits.ts'
import styles from './stepper.module.css'

interface StepperProps {
  label: string
  value: number
  maximum: number
  onChange(value: number): void
}

/** A whole number from one, with a step down and up beside it. */
export function Stepper({ label, value, maximum, onChange }: StepperProps) {
  const { t } = useLingui()
  const id = useId()
  const put = (next: number) => onChange(Math.min(maximum, Math.max(1, next)))
  const read = (typed: string) => Number(latinDigits(typed).replace(/\D/g, '').slice(0, 6))
  return (
    <div className={styles.stepper}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <button
        type="button"
        className={styles.step}
        aria-label={t`Less`}
        disabled={value <= 1}
        onClick={() => put(value - 1)}
      >
        <span aria-hidden="true">{'−'}</span>
      </button>
      <input
        id={id}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        value={value === 0 ? '' : value}
        onChange={({ target }) => onChange(Math.min(maximum, read(target.value)))}
        onBlur={() => put(value)}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t`More`}
        disabled={value >= maximum}
        onClick={() => put(value + 1)}
      >
        <span aria-hidden="true">{'+'}</span>
      </button>
    </div>
  )
}
