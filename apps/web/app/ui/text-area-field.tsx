import { cleanText, lengthOf } from '@ante/contract/kit/text.ts'
import { useLingui } from '@lingui/react'
import { useId } from 'react'

import { formatCount } from '../lib/i18n/format-count.ts'
import styles from './text-area-field.module.css'

interface TextAreaFieldProps {
  label: string
  /** Hint below the text. */
  hint?: string
  rows: number
  value: string
  /** Maximum number of characters. */
  lengthLimit: number
  /** Current count, if something other than characters is counted. */
  count?: number
  /** Maximum length that the browser enforces; without it a text longer than `lengthLimit` is shown as too long. */
  maxLength?: number
  required?: boolean
  onType(value: string): void
}

/** Multi-line text field with a character counter. */
export function TextAreaField({ label, hint, lengthLimit, count, onType, ...area }: TextAreaFieldProps) {
  const { i18n } = useLingui()
  const id = useId()
  const counted = count ?? lengthOf(cleanText(area.value))
  const countLabel = (figure: number) => formatCount(figure, i18n.locale)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={styles.text}
        dir="auto"
        aria-describedby={`${id}-about`}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p id={`${id}-about`} className={styles.description} data-full={stateOf(counted, lengthLimit)}>
        <span>{hint}</span>
        <bdi>
          {countLabel(counted)}/{countLabel(lengthLimit)}
        </bdi>
      </p>
    </div>
  )
}

function stateOf(count: number, max: number): 'full' | 'over' | undefined {
  if (count < max) return undefined
  return count === max ? 'full' : 'over'
}
