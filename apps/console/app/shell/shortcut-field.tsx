import { Input, Label, TextField } from 'react-aria-components'

import field from '../ui/field.module.css'
import styles from './shell.module.css'

interface ShortcutFieldProps {
  label: string
  value: string
  onChange(key: string): void
}

/** Field for the key of one action: the last typed letter replaces the previous one. */
export const ShortcutField = ({ label, value, onChange }: ShortcutFieldProps) => (
  <TextField
    className={styles.shortcut ?? ''}
    value={value}
    onChange={(typed) => onChange(typed.slice(-1).toLowerCase())}
  >
    <Label>{label}</Label>
    <Input className={`${field.input} ${styles.shortcutInput}`} autoComplete="off" />
  </TextField>
)
