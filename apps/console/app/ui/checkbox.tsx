import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components'

import styles from './checkbox.module.css'

interface CheckboxProps {
  isSelected: boolean
  onChange(selected: boolean): void
  /** Accessible name of a checkbox without text. */
  label?: string
  children?: ReactNode
}

/** A checkbox, optionally with a text beside it. In a table row it does not take part in the table's own selection. */
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
