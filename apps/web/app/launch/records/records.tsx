import type { PlayRecord } from '@ante/contract/launch/play-records.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { useFreshPages } from '../../lib/calls/use-fresh-pages.ts'
import { Later } from '../../ui/later.tsx'
import { RecordDays } from '../../ui/records/record-days.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { walletBalance } from '../../wallet/public.ts'
import { NoRecords } from './no-records.tsx'
import { recordsOf } from './queries.ts'
import { RecordLine } from './record-line.tsx'
import type { RecordView } from './record-view.ts'
import { Tools } from './tools.tsx'
import { Totals } from './totals.tsx'
import { Unfinished } from './unfinished.tsx'

const loadSheet = async () => (await import('./record-sheet.tsx')).RecordSheet

interface RecordsProps {
  view: RecordView
  onShow(view: RecordView): void
}

/** Totals of the filtered rounds, and the rounds, latest first. */
export function Records({ view, onShow }: RecordsProps) {
  const { t } = useLingui()
  const pages = useSuspenseInfiniteQuery(recordsOf(view))
  const { data: balance } = useQuery({ ...walletBalance, enabled: false })
  const fresh = useFreshPages(recordsOf(view).queryKey, pages, balance?.sumBalance)
  const [opened, setOpened] = useState<{ record: PlayRecord; open: boolean } | null>(null)
  const mayProceed = pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError
  useNearBottom(mayProceed, () => void pages.fetchNextPage())

  const [first] = pages.data.pages
  if (!first) return null
  const { totals, currency, zone, unfinished, vendors } = first
  const open = (record: PlayRecord) => setOpened({ record, open: true })
  const close = () => setOpened((now) => now && { ...now, open: false })
  const onTop = view.outcome === 'ALL' || view.outcome === 'open' ? unfinished : []
  const shownRecords = recordsBelow(pages.data.pages, onTop)
  return (
    <>
      <Tools view={view} vendors={vendors} rounds={totals.rounds} fresh={fresh} onShow={onShow} />
      <Totals totals={totals} currency={currency} />
      <Unfinished records={onTop} currency={currency} zone={zone} onOpen={open} />
      {shownRecords.length === 0 && onTop.length === 0 ? (
        <NoRecords view={view} onShow={onShow} />
      ) : (
        <RecordDays items={shownRecords} dayOf={({ day }) => day} keyOf={nameOf}>
          {(record) => <RecordLine record={record} currency={currency} zone={zone} onOpen={open} />}
        </RecordDays>
      )}
      <RecordsEnd
        pages={pages}
        isEmpty={shownRecords.length === 0}
        texts={{ loading: t`Loading more rounds…`, failed: t`Couldn’t load more rounds.` }}
      />
      {opened && (
        <Later
          isRequested
          load={loadSheet}
          props={{ open: opened.open, record: opened.record, onClose: close }}
          onFailure={() => setOpened(null)}
        />
      )}
    </>
  )
}

const nameOf = ({ vendor, roundId }: PlayRecord) => `${vendor} ${roundId}`

/** Each round once: those shown at the top are omitted below. */
function recordsBelow(pages: readonly { records: PlayRecord[] }[], onTop: readonly PlayRecord[]): PlayRecord[] {
  const above = new Set(onTop.map(nameOf))
  return eachOnce(pages, ({ records }) => records, nameOf).filter((record) => !above.has(nameOf(record)))
}
