import type { AccountRecord } from '@ante/contract/wallet/account-records.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { useFreshPages } from '../../lib/calls/use-fresh-pages.ts'
import { dayIn } from '../../lib/words/day-text.ts'
import { Later } from '../../ui/later.tsx'
import { RecordDays } from '../../ui/records/record-days.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { walletBalance } from '../queries.ts'
import { NoRecords } from './no-records.tsx'
import { accountRecords } from './queries.ts'
import { RecordLine } from './record-line.tsx'
import type { RecordView } from './record-view.ts'
import { Tools } from './tools.tsx'

const loadSheet = async () => (await import('./record-sheet.tsx')).RecordSheet

interface AccountRecordsProps {
  view: RecordView
  onShow(view: RecordView): void
}

/** The entries of a wallet under their days, the latest first. */
export function AccountRecords({ view, onShow }: AccountRecordsProps) {
  const { t } = useLingui()
  const pages = useSuspenseInfiniteQuery(accountRecords(view))
  const { data: balance } = useQuery(walletBalance)
  const fresh = useFreshPages(accountRecords(view).queryKey, pages, balance?.sumBalance)
  const [opened, setOpened] = useState<{ record: AccountRecord; open: boolean } | null>(null)
  const mayGoOn = pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError
  useNearBottom(mayGoOn, () => void pages.fetchNextPage())

  const [first] = pages.data.pages
  if (!first) return null
  const { currency, zone } = first
  const records = pages.data.pages.flatMap((page) => page.records)
  const open = (record: AccountRecord) => setOpened({ record, open: true })
  const close = () => setOpened((now) => now && { ...now, open: false })
  return (
    <>
      <Tools
        view={view}
        wallets={balance?.balance ?? []}
        isEmpty={records.length === 0}
        fresh={fresh}
        onShow={onShow}
      />
      {records.length === 0 && <NoRecords view={view} onShow={onShow} />}
      <RecordDays items={records} dayOf={({ at }) => dayIn(zone, at)} keyOf={({ number }) => number}>
        {(record) => <RecordLine record={record} currency={currency} zone={zone} onOpen={open} />}
      </RecordDays>
      <RecordsEnd
        pages={pages}
        isEmpty={records.length === 0}
        words={{ coming: t`More entries are on their way`, failed: t`The next entries did not load.` }}
      />
      {opened && (
        <Later
          wanted
          load={loadSheet}
          props={{ open: opened.open, record: opened.record, currency, zone, onClose: close }}
          onFailure={() => setOpened(null)}
        />
      )}
    </>
  )
}
