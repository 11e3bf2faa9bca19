import type { ReactNode } from 'react'

import styles from './choices.module.css'

/** A titled group of pills, of which one is selected. */
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
  /** Number of items for this choice. */
  count?: string
  children: ReactNode
}

/** A pill of the group. `on`: it is selected. */
export function Choice({ on, onTap, count, children }: ChoiceProps) {
  return (
    <button type="button" className={styles.choice} aria-pressed={on} onClick={onTap}>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  )
}

/** Sticky buttons at the end of a sheet, below its choices or fields. */
export function SheetActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
