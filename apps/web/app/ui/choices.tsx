import type { ReactNode } from 'react'

import styles from './choices.module.css'

/** Pills of which one is on, under what they choose. */
export function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.pills}>{children}</div>
    </fieldset>
  )
}

interface ChoiceProps {
  on: boolean
  onTap(): void
  /** How many there are of it. */
  count?: string
  children: ReactNode
}

export function Choice({ on, onTap, count, children }: ChoiceProps) {
  return (
    <button type="button" className={styles.choice} aria-pressed={on} onClick={onTap}>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  )
}

/** The buttons at the end of a sheet, which stay in sight. */
export function SheetActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
