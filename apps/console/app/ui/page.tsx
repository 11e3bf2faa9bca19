import { useEffect } from 'react'
import type { ReactNode } from 'react'

import styles from './page.module.css'

export interface PageProps {
  title: string
  subtitle?: ReactNode
  actions?: ReactNode
  filters?: ReactNode
  /** Panel of the open row, beside the list. */
  panel?: ReactNode
  children: ReactNode
}

/** Layout of a screen: title, actions, filters, content, and the panel of the open row. */
export function Page({ title, subtitle, actions, filters, panel, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Ante`
  }, [title])
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
        {filters !== undefined && (
          <div className={styles.filters} data-filters>
            {filters}
          </div>
        )}
        {children}
      </div>
      {panel}
    </div>
  )
}
