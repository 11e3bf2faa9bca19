import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components'

import styles from './checkbox.module.css'

interface CheckboxProps {
  isSelected: boolean
  onChange(selected: boolean): void
  /** The name of one without text. */
  label?: string
  children?: ReactNode
}

/** A checkbox, with its text beside it or without one. It is its own, also in a row of a table. */
export const Checkbox = ({ isSelected, onChange, label, children }: CheckboxProps) => (
  <CheckboxField
    slot={null}
    isSelected={isSelected}
    onChange={onChange}
    {...(label !== undefined && { 'aria-label': label })}
  >
    <CheckboxButton className={styles.checkbox ?? ''}>
      <span className={styles.box}>{isSelected && <Check size={12} aria-hidden />}</span>
      {children}
    </CheckboxButton>
  </CheckboxField>
)
