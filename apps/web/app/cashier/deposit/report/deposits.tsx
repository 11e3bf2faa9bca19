import type { DepositRecord } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNearBottom } from '../../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../../lib/calls/each-once.ts'
import { todayIn } from '../../../lib/i18n/format-date.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Later } from '../../../ui/later.tsx'
import { RecordDays } from '../../../ui/records/record-days.tsx'
import { RecordsEnd } from '../../../ui/records/records-end.tsx'
import type { MoneyView } from '../../records/money-view.ts'
import { NoMoneyRecords } from '../../records/no-money-records.tsx'
import { startAddress } from '../deposit-address.ts'
import { depositRecordsOf } from '../queries.ts'
import { DepositLine } from './deposit-line.tsx'
import { DepositTools } from './deposit-tools.tsx'
import { DepositTotals } from './deposit-totals.tsx'

const loadSheet = async () => (await import('./deposit-sheet.tsx')).DepositSheet

interface DepositsProps {
  view: MoneyView
  onShow(view: MoneyView): void
}

/** Totals of all filtered deposits, and the deposits, latest first. */
export function Deposits({ view, onShow }: DepositsProps) {
  const { t } = useLingui()
  const pages = useSuspenseInfiniteQuery(depositRecordsOf(view))
  const [opened, setOpened] = useState<{ transactionId: string; open: boolean } | null>(null)
  useNearBottom(pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError, () => void pages.fetchNextPage())

  const [first] = pages.data.pages
  if (!first) return null
  const { totals, currency, zone } = first
  const shownDeposits = eachOnce(
    pages.data.pages,
    ({ records }) => records,
    ({ transactionId }) => transactionId,
  )
  const open = ({ transactionId }: DepositRecord) => setOpened({ transactionId, open: true })
  const never = {
    title: t`No deposits in the last 30 days`,
    text: t`Your deposits appear here, with each step until they’re in your wallet.`,
    action: <ButtonLink to={startAddress({})}>{t`Make a deposit`}</ButtonLink>,
  }
  return (
    <>
      <DepositTools view={view} deposits={totals.deposits} pages={pages} />
      <DepositTotals totals={totals} currency={currency} />
      {shownDeposits.length === 0 && <NoMoneyRecords view={view} onShow={onShow} never={never} />}
      <RecordDays
        items={shownDeposits}
        dayOf={({ depositDate }) => todayIn(zone, new Date(depositDate))}
        keyOf={({ transactionId }) => transactionId}
      >
        {(record) => <DepositLine record={record} currency={currency} zone={zone} onOpen={open} />}
      </RecordDays>
      <RecordsEnd
        pages={pages}
        isEmpty={shownDeposits.length === 0}
        texts={{ loading: t`Loading more deposits…`, failed: t`Couldn’t load more deposits.` }}
      />
      {opened && (
        <Later
          isRequested
          load={loadSheet}
          props={{ ...opened, onClose: () => setOpened({ ...opened, open: false }) }}
          onFailure={() => setOpened(null)}
        />
      )}
    </>
  )
}
