import type { PlayRecordDetail } from '@ante/contract/launch/play-record-detail.ts'

import { Amounts } from './amounts.tsx'
import { Ids } from './ids.tsx'
import { Timeline } from './timeline.tsx'
import { RoundDetails } from './round-details.tsx'

/** Amounts of a round, its events, and its ids. */
export function RoundDetailPanel({ detail }: { detail: PlayRecordDetail }) {
  const { record, currency, report } = detail
  return (
    <>
      <Amounts record={record} currency={currency} />
      <RoundDetails report={report} vendorName={record.vendorName} isOpen={record.outcome === 'open'} />
      <Timeline detail={detail} />
      <Ids detail={detail} />
    </>
  )
}
