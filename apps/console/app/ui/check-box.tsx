import { Check } from 'lucide-react'
import { CheckboxButton, CheckboxField } from 'react-aria-components'

import styles from './check-box.module.css'

interface CheckBoxProps {
  label: string
  isSelected: boolean
  onChange(isSelected: boolean): void
}

/** A choice that is on or off, with its label beside it. */
export const CheckBox = ({ label, isSelected, onChange }: CheckBoxProps) => (
  <CheckboxField isSelected={isSelected} onChange={onChange}>
    <CheckboxButton className={styles.button ?? ''}>
      <span className={styles.box}>{isSelected && <Check size={13} aria-hidden />}</span>
      <span>{label}</span>
    </CheckboxButton>
  </CheckboxField>
)
