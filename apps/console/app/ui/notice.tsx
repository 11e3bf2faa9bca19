import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import styles from './notice.module.css'

const ICONS = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert }

interface NoticeProps {
  tone: keyof typeof ICONS
  /** Whether screen readers interrupt to announce it, for errors. */
  isUrgent?: boolean
  children: ReactNode
}

/** A sentence about the page or the form, announced to assistive technology when it appears. */
export function Notice({ tone, isUrgent = tone === 'bad', children }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={`${styles.notice} ${styles[tone]}`}>
      <Icon size={16} aria-hidden className={styles.icon} />
      <div>{children}</div>
    </div>
  )
}
