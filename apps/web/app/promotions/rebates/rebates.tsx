import { rebatesFile } from '@ante/contract/promotions/rebates.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { formatTimeOfDay } from '../../lib/i18n/format-time-of-day.ts'
import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { saveFile } from '../../lib/calls/save-file.ts'
import { useFreshPages } from '../../lib/calls/use-fresh-pages.ts'
import { Later } from '../../ui/later.tsx'
import { Money } from '../../ui/money.tsx'
import { FileButton } from '../../ui/records/file-button.tsx'
import { RecordDays } from '../../ui/records/record-days.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { FilterButton, RefreshButton, Tools } from '../../ui/records/tools.tsx'
import { Sum, TotalsLine } from '../../ui/records/totals-line.tsx'
import { walletBalance } from '../../wallet/public.ts'
import { NoRebates } from './no-rebates.tsx'
import { rebatesOf } from './queries.ts'
import { filterOf } from './rebate-view.ts'
import type { RebateView } from './rebate-view.ts'
import { rebateStateTexts } from './rebate-texts.ts'
import { CategoryLine } from './category-line.tsx'

const loadSheet = async () => (await import('./rebate-filter-sheet.tsx')).RebateFilterSheet

interface RebatesProps {
  view: RebateView
  onShow(view: RebateView): void
}

/** Total of the filtered rebates, and the rebates by day of payment. */
export function Rebates({ view, onShow }: RebatesProps) {
  const { t, i18n } = useLingui()
  const [filtering, setFiltering] = useState(false)
  const close = () => setFiltering(false)
  const pages = useSuspenseInfiniteQuery(rebatesOf(view))
  const { data: balance } = useQuery({ ...walletBalance, enabled: false })
  const fresh = useFreshPages(rebatesOf(view).queryKey, pages, balance?.sumBalance)
  useNearBottom(pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError, () => void pages.fetchNextPage())
  const [first] = pages.data.pages
  if (!first) return null
  const { total, currency, zone } = first
  const records = eachOnce(
    pages.data.pages,
    (page) => page.records,
    ({ number }) => number,
  )
  const isEmpty = records.length === 0
  return (
    <>
      <Tools>
        <FilterButton
          chosen={(view.category === 'ALL' ? 0 : 1) + (view.state === 'ALL' ? 0 : 1)}
          onTap={() => setFiltering(true)}
        />
        <FileButton isEmpty={isEmpty} save={() => saveFile(rebatesFile, filterOf(view), 'rebates.csv')} />
        <RefreshButton
          isRefreshing={fresh.isRefreshing}
          newerLabel={fresh.hasNewer ? t`Refresh to see newer rebates` : undefined}
          onTap={fresh.refresh}
        />
        <Later
          isRequested={filtering}
          load={loadSheet}
          props={{ open: filtering, view, onShow, onClose: close }}
          onFailure={close}
        />
      </Tools>
      <TotalsLine>
        <Sum label={t`Qualifying bets`}>
          <Money amount={total.turnover} currency={currency} />
        </Sum>
        <Sum label={t`Rebate`}>
          <Money amount={total.amount} currency={currency} />
        </Sum>
      </TotalsLine>
      {isEmpty ? (
        <NoRebates view={view} onShow={onShow} />
      ) : (
        <RecordDays items={records} dayOf={({ day }) => day} keyOf={({ number }) => number}>
          {({ at, state, ...line }) => (
            <CategoryLine
              line={line}
              currency={currency}
              note={`${i18n._(rebateStateTexts[state])} · ${formatTimeOfDay(at, { locale: i18n.locale, zone })}`}
            />
          )}
        </RecordDays>
      )}
      <RecordsEnd
        pages={pages}
        isEmpty={isEmpty}
        texts={{ loading: t`Loading more rebates…`, failed: t`Couldn’t load more rebates.` }}
      />
    </>
  )
}
