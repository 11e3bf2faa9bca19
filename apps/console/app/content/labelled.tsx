import type { ReactNode } from 'react'

import styles from './content.module.css'

/** A visible label over an input that has the same name for assistive technology. */
export const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.labelled}>
    <span aria-hidden>{label}</span>
    {children}
  </div>
)
