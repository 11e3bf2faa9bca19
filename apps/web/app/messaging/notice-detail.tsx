import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import { ButtonLink } from '../ui/button.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { EmptyState } from '../ui/states.tsx'
import styles from './notice-board.module.css'
import { NoticeDay } from './notice-day.tsx'
import { readNotices } from './read-notices.ts'

interface NoticeDetailProps {
  /** Undefined if there is no notice with the id in the address. */
  notice: Announcement | undefined
  address: string
}

/** One complete notice; showing it marks it as read. */
export function NoticeDetail({ notice, address }: NoticeDetailProps) {
  const { t } = useLingui()
  const id = notice?.id
  useEffect(() => {
    if (id !== undefined) readNotices.mark(id)
  }, [id])
  const allNoticesLink = (
    <ButtonLink wide={notice !== undefined} variant="quiet" to={address}>{t`All notices`}</ButtonLink>
  )
  if (!notice) {
    return (
      <EmptyState icon="speaker" title={t`Notice not found`} action={allNoticesLink}>
        {t`It has ended or was withdrawn.`}
      </EmptyState>
    )
  }
  return (
    <>
      <article className={styles.whole}>
        <h2 className={styles.head} dir="auto">
          {notice.title}
        </h2>
        <NoticeDay at={notice.publishedAt} />
        <div dir="auto">
          <RichText text={notice.body} />
        </div>
      </article>
      {allNoticesLink}
    </>
  )
}
