import type { Bill } from '@ante/contract/agents/bills.ts'
import { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { Choice, Choices } from '../../ui/choices.tsx'
import { Later } from '../../ui/later.tsx'
import { List } from '../../ui/list.tsx'
import { ChipRow } from '../../ui/records/chip-row.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import records from '../../ui/records/records.module.css'
import { EmptyState } from '../../ui/states.tsx'
import { BillRow } from './bill-row.tsx'
import { kindTexts } from './bill-texts.ts'
import type { DividendView } from './dividend-view.ts'
import { billsOf } from './queries.ts'

const loadBillSheet = async () => (await import('./bill-sheet.tsx')).BillSheet

interface BillsProps {
  view: DividendView
  onShow(view: DividendView): void
}

/** All earnings or payments by contracts; a tap shows the computation. */
export function Bills({ view, onShow }: BillsProps) {
  const { t, i18n } = useLingui()
  const kinds = (['ALL', ...ContractKind.options] as const).map((id) => ({
    id,
    text: id === 'ALL' ? t`All` : i18n._(kindTexts[id]),
  }))
  return (
    <>
      <Choices title={t`Show statements`}>
        <Choice on={view.side === 'earner'} onTap={() => onShow({ ...view, side: 'earner' })}>
          {t`Paid to me`}
        </Choice>
        <Choice on={view.side === 'payer'} onTap={() => onShow({ ...view, side: 'payer' })}>
          {t`Paid by me`}
        </Choice>
      </Choices>
      <ChipRow label={t`Type`} options={kinds} chosen={view.kind} onChoose={(kind) => onShow({ ...view, kind })} />
      <RecordsBoundary
        key={`${view.side} ${view.kind}`}
        offline={t`Your statements are safe. They’ll load when you’re back online.`}
        failed={t`Your statements are safe. Try again in a moment.`}
      >
        <BillList view={view} />
      </RecordsBoundary>
    </>
  )
}

function BillList({ view }: { view: DividendView }) {
  const { t } = useLingui()
  const pages = useSuspenseInfiniteQuery(billsOf(view))
  const [opened, setOpened] = useState<{ bill: Bill; open: boolean } | null>(null)
  const bills = eachOnce(
    pages.data.pages,
    (page) => page.bills,
    ({ billId }) => billId,
  )
  const [first] = pages.data.pages
  const canReadOn = pages.hasNextPage && !pages.isFetchingNextPage && !pages.isFetchNextPageError
  useNearBottom(canReadOn, () => void pages.fetchNextPage())
  const { currency = 'USD', zone = 'UTC' } = first ?? {}
  return (
    <>
      <List
        items={bills}
        empty={
          <EmptyState picture="/pictures/states/records.svg" title={t`No statements yet`}>
            {view.side === 'earner'
              ? t`Your contract earnings appear here by day and hour.`
              : t`Contract payments to your downlines appear here.`}
          </EmptyState>
        }
      >
        {(bill) => (
          <li key={bill.billId} className={records.container}>
            <BillRow bill={bill} currency={currency} zone={zone} onTap={() => setOpened({ bill, open: true })} />
          </li>
        )}
      </List>
      <RecordsEnd
        pages={pages}
        isEmpty={bills.length === 0}
        texts={{ loading: t`Loading more statements…`, failed: t`Couldn’t load more statements.` }}
      />
      {opened && (
        <Later
          isRequested
          load={loadBillSheet}
          props={{
            open: opened.open,
            bill: opened.bill,
            currency,
            zone,
            onClose: () => setOpened({ ...opened, open: false }),
          }}
          onFailure={() => setOpened(null)}
        />
      )}
    </>
  )
}
