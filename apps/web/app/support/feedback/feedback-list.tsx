import { readFeedback } from '@ante/contract/support/feedback.ts'
import type { Feedback } from '@ante/contract/support/feedback.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import { Moment } from '../../ui/times.tsx'
import { call } from '../../lib/calls/call.ts'
import { useMerchant } from '../../merchant/public.ts'
import { Button } from '../../ui/button.tsx'
import { List } from '../../ui/list.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { SentPictures } from '../pictures/sent-pictures.tsx'
import styles from './feedback.module.css'
import { kindTexts, stateTexts } from './texts.ts'

interface FeedbackListProps {
  records: readonly Feedback[]
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> }
}

/** The submitted feedback, the latest first, with its state. */
export function FeedbackList({ records, pages }: FeedbackListProps) {
  const { t } = useLingui()
  useMarkSeen(records)
  return (
    <section>
      <h2 className={styles.title}>{t`Sent feedback`}</h2>
      <List
        items={records}
        empty={
          <EmptyState picture="/pictures/states/mail.svg" title={t`No feedback yet`}>
            {t`Your feedback and our answers appear here.`}
          </EmptyState>
        }
      >
        {(record) => <FeedbackLine key={record.id} record={record} />}
      </List>
      {pages.hasNextPage && (
        <Button wide variant="quiet" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </section>
  )
}

/** Marks the answers as seen while the page is visible; a page in the background does not count. */
function useMarkSeen(records: readonly Feedback[]): void {
  const hasNew = records.some(({ isNew }) => isNew)
  useEffect(() => {
    if (!hasNew) return undefined
    const notify = () => {
      // A failure is ignored: the next visit marks them again.
      if (!document.hidden) call(readFeedback, {}).catch(() => undefined)
    }
    // Delayed, so that the answers are shown as new for a while.
    const timer = setTimeout(notify, SEEN_MS)
    document.addEventListener('visibilitychange', notify)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', notify)
    }
  }, [hasNew])
}

const SEEN_MS = 3_000

function FeedbackLine({ record: { kind, state, content, pictures, sentAt, answers, isNew } }: { record: Feedback }) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  return (
    <li className={styles.line} data-state={state}>
      <p className={styles.head}>
        <span className={styles.kind}>{i18n._(kindTexts[kind])}</span>
        <span className={styles.state}>{i18n._(stateTexts[state])}</span>
      </p>
      <p className={styles.text} dir="auto">
        {content}
      </p>
      {pictures.length > 0 && <SentPictures pictures={pictures} />}
      <span className={styles.time}>
        <Moment at={sentAt} zone={zone} />
      </span>
      {answers.map(({ text, at }) => (
        <div key={at} className={styles.answer} data-new={isNew || undefined}>
          <p className={styles.from}>{t`Our answer`}</p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
          <span className={styles.time}>
            <Moment at={at} zone={zone} />
          </span>
        </div>
      ))}
    </li>
  )
}
