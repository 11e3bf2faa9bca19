import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'

import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { useFreshPages } from '../../lib/calls/use-fresh-pages.ts'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { walletBalance } from '../queries.ts'
import { NoRecords } from './no-records.tsx'
import { accountRecords } from './queries.ts'
import { RecordList } from './record-list.tsx'
import type { RecordView } from './record-view.ts'
import { Tools } from './tools.tsx'

interface AccountRecordsProps {
  view: RecordView
  onShow(view: RecordView): void
}

/** Entries of a wallet by day, the latest first. */
export function AccountRecords({ view, onShow }: AccountRecordsProps) {
  const { t } = useLingui()
  const pages = useSuspenseInfiniteQuery(accountRecords(view))
  const { data: balance } = useQuery(walletBalance)
  const fresh = useFreshPages(accountRecords(view).queryKey, pages, balance?.sumBalance)
  const mayProceed = pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError
  useNearBottom(mayProceed, () => void pages.fetchNextPage())

  const [first] = pages.data.pages
  if (!first) return null
  const { currency, zone } = first
  const records = eachOnce(
    pages.data.pages,
    (page) => page.records,
    ({ number }) => number,
  )
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
      <RecordList records={records} currency={currency} zone={zone} />
      <RecordsEnd
        pages={pages}
        isEmpty={records.length === 0}
        texts={{ loading: t`Loading more entries…`, failed: t`Couldn’t load more entries.` }}
      />
    </>
  )
}
