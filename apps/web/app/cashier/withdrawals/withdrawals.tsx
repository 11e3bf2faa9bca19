import type { WithdrawalRecords } from '@ante/contract/cashier/withdrawal-records.ts'
import { WITHDRAWALS_PER_FILE } from '@ante/contract/cashier/withdrawal-state.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { saveFile } from '../../lib/calls/save-file.ts'
import { useFreshPages } from '../../lib/calls/use-fresh-pages.ts'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { todayIn } from '../../lib/i18n/format-date.ts'
import { Later } from '../../ui/later.tsx'
import { Money } from '../../ui/money.tsx'
import { FileButton } from '../../ui/records/file-button.tsx'
import { RecordDays } from '../../ui/records/record-days.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { RefreshButton, Tools } from '../../ui/records/tools.tsx'
import { Sum, TotalsLine } from '../../ui/records/totals-line.tsx'
import { walletBalance } from '../../wallet/public.ts'
import { NoWithdrawals } from './no-withdrawals.tsx'
import { withdrawalsOf } from './queries.ts'
import { WithdrawalLine } from './withdrawal-line.tsx'
import { filterOf } from '../records/money-view.ts'
import type { MoneyView } from '../records/money-view.ts'

const loadFile = async () => (await import('@ante/contract/cashier/withdrawal-records.ts')).withdrawalRecordsFile
const loadSheet = async () => (await import('../withdraw/withdrawal-sheet.tsx')).WithdrawalSheet

interface WithdrawalsProps {
  view: MoneyView
  onShow(view: MoneyView): void
}

/** Totals of the filtered withdrawals, and the withdrawals, latest first. */
export function Withdrawals({ view, onShow }: WithdrawalsProps) {
  const { t, i18n } = useLingui()
  const pages = useSuspenseInfiniteQuery(withdrawalsOf(view))
  const { data: balance } = useQuery({ ...walletBalance, enabled: false })
  const fresh = useFreshPages(withdrawalsOf(view).queryKey, pages, balance?.sumBalance)
  const [shown, setShown] = useState<{ transactionId: string; open: boolean } | null>(null)
  useNearBottom(pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError, () => void pages.fetchNextPage())

  const [first] = pages.data.pages
  if (!first) return null
  const { totals, currency, zone } = first
  const records = eachOnce(
    pages.data.pages,
    (page) => page.records,
    ({ transactionId }) => transactionId,
  )
  const max = formatCount(WITHDRAWALS_PER_FILE, i18n.locale)
  return (
    <>
      <Tools>
        <FileButton
          isEmpty={totals.withdrawals === 0}
          save={async () => saveFile(await loadFile(), filterOf(view), 'withdrawals.csv')}
          note={
            totals.withdrawals > WITHDRAWALS_PER_FILE
              ? t`The file includes the latest ${max} withdrawals. Choose a shorter period for the rest.`
              : undefined
          }
        />
        <RefreshButton
          isRefreshing={fresh.isRefreshing}
          newerLabel={fresh.hasNewer ? t`Refresh to see updates` : undefined}
          onTap={fresh.refresh}
        />
      </Tools>
      <Totals totals={totals} currency={currency} />
      {records.length === 0 ? (
        <NoWithdrawals view={view} onShow={onShow} />
      ) : (
        <RecordDays
          items={records}
          dayOf={({ requestedAt }) => todayIn(zone, new Date(requestedAt))}
          keyOf={({ transactionId }) => transactionId}
        >
          {(record) => (
            <WithdrawalLine
              record={record}
              currency={currency}
              onOpen={({ transactionId }) => setShown({ transactionId, open: true })}
            />
          )}
        </RecordDays>
      )}
      <RecordsEnd
        pages={pages}
        isEmpty={records.length === 0}
        texts={{ loading: t`Loading more withdrawals…`, failed: t`Couldn’t load more withdrawals.` }}
      />
      {shown && (
        <Later
          isRequested
          load={loadSheet}
          props={{
            open: shown.open,
            transactionId: shown.transactionId,
            onClose: () => setShown((now) => now && { ...now, open: false }),
          }}
          onFailure={() => setShown(null)}
        />
      )}
    </>
  )
}

/** Totals of all filtered withdrawals. */
function Totals({ totals, currency }: Pick<WithdrawalRecords, 'totals' | 'currency'>) {
  const { t, i18n } = useLingui()
  return (
    <TotalsLine>
      <Sum label={t`Withdrawals`}>{formatCount(totals.withdrawals, i18n.locale)}</Sum>
      <Sum label={t`Requested`}>
        <Money amount={totals.amount} currency={currency} />
      </Sum>
      <Sum label={t`Paid`}>
        <Money amount={totals.paid} currency={currency} />
      </Sum>
      <Sum label={t`Fees`}>
        <Money amount={totals.fee} currency={currency} />
      </Sum>
    </TotalsLine>
  )
}
