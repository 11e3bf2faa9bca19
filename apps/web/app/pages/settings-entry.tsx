import type { MouseEvent, ReactNode } from 'react'

import { Link } from '../lib/pages/router.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './settings-page.module.css'

interface SettingsEntryProps {
  icon: ReactNode
  label: string
  /** Current value of the setting. */
  value?: ReactNode
  /** Address of the page; without it, a tap calls `onClick`. */
  to?: string
  onClick(event: MouseEvent): void
}

export function SettingsEntry({ icon, label, value, to, onClick }: SettingsEntryProps) {
  const content = (
    <>
      {icon}
      <span className={styles.text}>{label}</span>
      {value && <bdi className={styles.value}>{value}</bdi>}
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onClick}>
          {content}
        </button>
      ) : (
        <Link to={to} className={styles.entry} onClick={onClick}>
          {content}
          <Icon name="chevron" turns />
        </Link>
      )}
    </li>
  )
}
