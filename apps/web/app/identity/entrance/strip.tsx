import type { ReactNode } from 'react'

import { Link } from '../../lib/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import styles from './strip.module.css'

/** The other ways to go from the door, side by side. */
export function Strip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.strip}>{children}</ul>
    </nav>
  )
}

interface WayProps {
  icon: IconName
  children: ReactNode
}

export function Way({ to, icon, children }: WayProps & { to: string }) {
  return (
    <li className={styles.place}>
      <Link to={to} className={styles.way}>
        <Icon name={icon} />
        {children}
      </Link>
    </li>
  )
}

/** A way that opens something here instead of leading elsewhere. */
export function Question({ onClick, icon, children }: WayProps & { onClick(): void }) {
  return (
    <li className={styles.place}>
      <button type="button" className={styles.way} aria-haspopup="dialog" onClick={onClick}>
        <Icon name={icon} />
        {children}
      </button>
    </li>
  )
}
