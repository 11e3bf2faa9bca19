import { memberMay } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import type { PageLoader } from '../lib/pages/page-module.ts'
import { settle } from '../lib/calls/query-client.ts'
import { Link } from '../lib/pages/router.tsx'
import { useSession } from '../lib/session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { NoticeBoard } from './notice-board.tsx'
import styles from './notice-board.module.css'
import { NoticeSkeleton } from './notice-skeleton.tsx'
import { homeAnnouncements } from './queries.ts'
import { useReadNotices } from './read-notices.ts'

export const loader: PageLoader = ({ queries }) => settle([queries.query(homeAnnouncements)])

/** The merchant's announcements to all users; agents also have their own. */
export default function NoticePage() {
  return (
    <>
      <ToAgentNotices />
      <PageSection skeleton={<NoticeSkeleton />}>
        <Notices />
      </PageSection>
    </>
  )
}

function Notices() {
  const { data } = useSuspenseQuery(homeAnnouncements)
  const readNotices = useReadNotices()
  return <NoticeBoard notices={data.player} address="/m/notice" isUnread={({ id }) => readNotices?.has(id) === false} />
}

function ToAgentNotices() {
  const { t } = useLingui()
  const session = useSession()
  if (!session || !memberMay.openAgencyCentre(session.customerType)) return null
  return (
    <Link to="/m/member/notice?types=A" className={styles.agents}>
      {t`Agent news`}
      <Icon name="chevron" size={20} turns />
    </Link>
  )
}
