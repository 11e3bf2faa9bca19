import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { useLingui } from '@lingui/react/macro'

import { plainText } from '@ante/contract/messaging/rich-text/plain-text.ts'
import { Link } from '../lib/pages/router.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './notice-board.module.css'
import { NoticeDay } from './notice-day.tsx'

interface NoticeLineProps {
  notice: Announcement
  to: string
  isUnread: boolean
}

/** A notice in the list: its title, its day, and the start of its text. */
export function NoticeLine({ notice: { title, body, publishedAt }, to, isUnread }: NoticeLineProps) {
  const { t } = useLingui()
  return (
    <li className={styles.container}>
      <Link to={to} className={styles.line} data-unread={isUnread}>
        <span className={styles.automatic}>
          <span className={styles.title}>
            {isUnread && <span className={styles.dot}>{t`Unread`}</span>} <bdi>{title}</bdi>
          </span>
          <NoticeDay at={publishedAt} />
          <span className={styles.beginning}>
            <bdi>{plainText(body)}</bdi>
          </span>
        </span>
        <Icon name="chevron" size={20} turns />
      </Link>
    </li>
  )
}
