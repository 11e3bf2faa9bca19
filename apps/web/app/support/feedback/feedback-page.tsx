import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

import { eachOnce } from '../../lib/calls/each-once.ts'
import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { RecordSkeleton } from '../../ui/records/record-skeleton.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackList } from './feedback-list.tsx'
import styles from './feedback.module.css'
import { ownFeedback } from './queries.ts'

export const loader: PageLoader = ({ queries }) =>
  settle(sessionStore.get() ? [queries.infiniteQuery(ownFeedback)] : [])

/** Page with a member's feedback and our answers. */
export default function FeedbackPage() {
  return (
    <ContentBoundary skeleton={<RecordSkeleton />}>
      <Feedback />
    </ContentBoundary>
  )
}

function Feedback() {
  const { data, ...pages } = useSuspenseInfiniteQuery(ownFeedback)
  const [first] = data.pages
  const records = eachOnce(
    data.pages,
    (page) => page.records,
    ({ id }) => id,
  )
  return (
    <div className={styles.page}>
      {first && <FeedbackForm shortest={first.shortest} longest={first.longest} />}
      <FeedbackList records={records} pages={pages} />
    </div>
  )
}
