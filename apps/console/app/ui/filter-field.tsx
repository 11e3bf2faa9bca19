import { useState } from 'react'
import { Input, TextField } from 'react-aria-components'

import field from './field.module.css'
import styles from './filter-field.module.css'

interface FilterFieldProps {
  label: string
  value: string | undefined
  /** A narrower field, for amounts. */
  isShort?: boolean
  onChange(value: string | undefined): void
}

/** Text field of a filter. The filter applies on Enter, or when the field loses the focus. */
export function FilterField({ label, value = '', isShort = false, onChange }: FilterFieldProps) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  // Another filter or a history step has changed the address.
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  const apply = () => typed.trim() !== value && onChange(typed.trim() || undefined)
  return (
    <TextField
      aria-label={label}
      className={`${styles.field} ${isShort ? styles.short : ''}`}
      value={typed}
      onChange={setTyped}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    >
      <Input className={field.input ?? ''} placeholder={label} maxLength={254} />
    </TextField>
  )
}
