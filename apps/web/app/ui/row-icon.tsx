import type { ReactNode } from 'react'

import styles from './row-icon.module.css'

/** Round icon at the start of a row, for the type of the item. */
export const RowIcon = ({ children }: { children: ReactNode }) => <span className={styles.icon}>{children}</span>
