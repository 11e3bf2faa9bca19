import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { Button } from '../../ui/button.tsx'
import { Later } from '../../ui/later.tsx'
import type { Days } from '../../ui/records/days.ts'
import { RangeChips } from '../../ui/records/range-chips.tsx'
import { RecordSkeleton } from '../../ui/records/record-skeleton.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { loadAccountRecordList } from '../../wallet/public.ts'
import { downlineRecords } from './queries.ts'
import styles from './team.module.css'

interface DownlineRecordsProps {
  memberId: string
  days: Days
  zone: string
  onDays(days: Days): void
}

/** Records of a direct downline's main wallet, read-only. */
export function DownlineRecords({ memberId, days, zone, onDays }: DownlineRecordsProps) {
  const { t } = useLingui()
  const pages = useSuspenseInfiniteQuery(downlineRecords(memberId, days))
  useNearBottom(pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError, () => void pages.fetchNextPage())
  const [first] = pages.data.pages
  if (!first) return null
  const { member, currency } = first
  const records = eachOnce(
    pages.data.pages,
    (page) => page.records,
    ({ number }) => number,
  )
  return (
    <>
      <h2 className={styles.owner}>
        <bdi>{member.customerName}</bdi>
      </h2>
      <RangeChips days={days} zone={zone} onChoose={onDays} />
      {records.length === 0 && (
        <EmptyState
          picture="/pictures/states/records.svg"
          title={t`No activity on these dates`}
          action={
            days !== 'month' && <Button variant="quiet" onClick={() => onDays('month')}>{t`Show last 30 days`}</Button>
          }
        />
      )}
      <Later
        isRequested
        load={loadAccountRecordList}
        props={{ records, currency, zone }}
        skeleton={<RecordSkeleton />}
      />
      <RecordsEnd
        pages={pages}
        isEmpty={records.length === 0}
        texts={{ loading: t`Loading more entries…`, failed: t`Couldn’t load more entries.` }}
      />
    </>
  )
}
