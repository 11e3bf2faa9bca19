import { useId } from 'react'

import styles from './switch.module.css'

interface SwitchProps {
  texts: string
  description: string
  on: boolean
  onChange(on: boolean): void
}

/** A switch with a label and a description. */
export function Switch({ texts, description, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className={styles.line}>
      <label className={styles.text} htmlFor={id}>
        {texts}
        <span className={styles.description}>{description}</span>
      </label>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  )
}
