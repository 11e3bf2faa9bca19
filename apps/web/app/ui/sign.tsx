import type { ReactNode } from 'react'

import styles from './sign.module.css'

/** The round sign with which a row begins: what kind of thing it is. */
export const Sign = ({ children }: { children: ReactNode }) => <span className={styles.sign}>{children}</span>
