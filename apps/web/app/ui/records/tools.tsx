import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import { Link } from '../../lib/pages/router.tsx'
import { Icon, Stroke } from '../icon.tsx'
import styles from './tools.module.css'

const SIGN = 'M4 6.5h9M17 6.5h3M15 4.5v4M4 12h3M11 12h9M9 10v4M4 17.5h7M15 17.5h5M13 15.5v4'

/** Row of a record's tools: filter, download, refresh. */
export function Tools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>
}

/** Button that opens the filter sheet. */
export function FilterButton({ chosen, onTap }: { chosen: number; onTap(): void }) {
  const { t } = useLingui()
  return (
    <button type="button" className={styles.tool} aria-haspopup="dialog" onClick={onTap}>
      <Stroke path={SIGN} size={20} />
      <span className={styles.word}>{t`Filter`}</span>
      {chosen > 0 && <span className={styles.count}>{chosen}</span>}
    </button>
  )
}

const DOCUMENT = 'M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9 12h6M9 15.5h6'

/** Link to the statements of whole months and years, which contain more than a record. */
export function StatementsLink() {
  const { t } = useLingui()
  return (
    <Link to="/m/statements" className={classes(styles.tool, styles.statements)} aria-label={t`Statements`}>
      <Stroke path={DOCUMENT} size={20} />
    </Link>
  )
}

interface RefreshButtonProps {
  isRefreshing: boolean
  /** Label of the refresh button while there are newer entries than those shown; otherwise undefined. */
  newerLabel?: string | undefined
  onTap(): void
}

export function RefreshButton({ isRefreshing, newerLabel, onTap }: RefreshButtonProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={classes(styles.tool, styles.retry)}
      aria-label={newerLabel ?? t`Refresh`}
      aria-busy={isRefreshing || undefined}
      onClick={onTap}
    >
      <Icon name="refresh" size={20} />
      {newerLabel !== undefined && <span className={styles.dot} />}
    </button>
  )
}
