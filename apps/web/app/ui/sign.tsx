import type { ReactNode } from 'react'

import styles from './sign.module.css'

/** Round icon at the start of a row, for the type of the item. */
export const Sign = ({ children }: { children: ReactNode }) => <span className={styles.sign}>{children}</span>
