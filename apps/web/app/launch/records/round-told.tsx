import type { PlayRecordDetail } from '@ante/contract/launch/play-record-detail.ts'

import { Amounts } from './amounts.tsx'
import { Ids } from './ids.tsx'
import { Timeline } from './timeline.tsx'
import { Told } from './told.tsx'

/** What went in and out of a round, what happened in it, and by which numbers it is known. */
export function RoundTold({ detail }: { detail: PlayRecordDetail }) {
  const { record, currency, told } = detail
  return (
    <>
      <Amounts record={record} currency={currency} />
      <Told told={told} vendorName={record.vendorName} isOpen={record.outcome === 'open'} />
      <Timeline detail={detail} />
      <Ids detail={detail} />
    </>
  )
}
