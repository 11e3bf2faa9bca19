import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { useLingui } from '@lingui/react/macro'

import { useSearch } from '../lib/pages/router.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { List } from '../ui/list.tsx'
import { EmptyState } from '../ui/states.tsx'
import styles from './notice-board.module.css'
import { NoticeDetail } from './notice-detail.tsx'
import { NoticeLine } from './notice-line.tsx'

interface NoticeBoardProps {
  notices: readonly Announcement[]
  /** Address of the page that contains the board; with an `id` it shows one complete notice. */
  address: string
  isUnread(notice: Announcement): boolean
}

/** List of announcements; one complete notice if the address contains its id. */
export function NoticeBoard({ notices, address, isUnread }: NoticeBoardProps) {
  const { t } = useLingui()
  const id = useSearch().get('id')
  if (id !== null) return <NoticeDetail notice={notices.find((notice) => notice.id === id)} address={address} />
  return (
    <List
      items={notices}
      className={styles.list}
      empty={
        <EmptyState
          icon="speaker"
          title={t`No announcements`}
          action={<ButtonLink variant="quiet" to="/m/home">{t`Go to lobby`}</ButtonLink>}
        >
          {t`New announcements appear here.`}
        </EmptyState>
      }
    >
      {(notice) => (
        <NoticeLine
          key={notice.id}
          notice={notice}
          to={`${address}?id=${encodeURIComponent(notice.id)}`}
          isUnread={isUnread(notice)}
        />
      )}
    </List>
  )
}
