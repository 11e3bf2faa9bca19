import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { formatDay } from '../lib/format.ts'
import type { PageLoader } from '../lib/page-module.ts'
import { settle } from '../lib/query-client.ts'
import { useMerchant } from '../merchant/public.ts'
import { ButtonLink } from '../ui/button.tsx'
import { List } from '../ui/list.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/states.tsx'
import styles from './notice-page.module.css'
import { homeAnnouncements } from './queries.ts'

export const loader: PageLoader = ({ queries }) => settle([queries.query(homeAnnouncements)])

export default function NoticePage() {
  return (
    <PageSection skeleton={<NoticeSkeleton />}>
      <Notices />
    </PageSection>
  )
}

function Notices() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(homeAnnouncements)
  return (
    <List
      items={data.player}
      className={styles.list}
      empty={
        <EmptyState
          icon="speaker"
          title={t`No announcement`}
          action={<ButtonLink look="quiet" to="/m/home">{t`To the lobby`}</ButtonLink>}
        >
          {t`When there is something to tell, it stands here.`}
        </EmptyState>
      }
    >
      {(notice) => <Notice key={notice.id} notice={notice} />}
    </List>
  )
}

function Notice({ notice: { title, content, publishedAt } }: { notice: Announcement }) {
  const { i18n } = useLingui()
  const { zone } = useMerchant()
  return (
    <li className={styles.notice}>
      <h2 className={styles.title}>{title}</h2>
      <time className={styles.day} dateTime={publishedAt} suppressHydrationWarning>
        {formatDay(publishedAt, i18n.locale, zone)}
      </time>
      <RichText html={content} />
    </li>
  )
}

function NoticeSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2, 3].map((one) => (
        <div key={one} className={styles.notice}>
          <Skeleton width="60%" height={20} />
          <Skeleton height={56} />
        </div>
      ))}
    </div>
  )
}
