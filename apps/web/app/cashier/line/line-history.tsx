import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { eachOnce } from '../../lib/calls/each-once.ts'
import { useFreshPages } from '../../lib/calls/use-fresh-pages.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, Choices } from '../../ui/choices.tsx'
import { List } from '../../ui/list.tsx'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { walletBalance } from '../../wallet/public.ts'
import { LineRow } from './line-row.tsx'
import styles from './line.module.css'
import { lineTransfersOf } from './queries.ts'
import type { TransferDirection } from './queries.ts'

const ROW_PX = 64

/** Transfers of the last thirty days. New ones appear while the page is open. */
export function LineHistory() {
  const { t } = useLingui()
  const [direction, setDirection] = useState<TransferDirection>('ALL')
  const directions: [TransferDirection, string][] = [
    ['ALL', t`All`],
    ['sent', t`Sent`],
    ['received', t`Received`],
  ]
  return (
    <section className={styles.history} aria-label={t`Transfers in the last 30 days`}>
      <Choices title={t`Transfers in the last 30 days`}>
        {directions.map(([id, label]) => (
          <Choice key={id} on={direction === id} onTap={() => setDirection(id)}>
            {label}
          </Choice>
        ))}
      </Choices>
      <ContentBoundary key={direction} skeleton={<Waiting />}>
        <Transfers direction={direction} />
      </ContentBoundary>
    </section>
  )
}

function Waiting() {
  const { t } = useLingui()
  return (
    <>
      <Loading label={t`Loading transfers…`} />
      <Skeleton height={ROW_PX} />
    </>
  )
}

function Transfers({ direction }: { direction: TransferDirection }) {
  const { t } = useLingui()
  const pages = useSuspenseInfiniteQuery(lineTransfersOf(direction))
  const { data: balance } = useQuery({ ...walletBalance, enabled: false })
  useFreshPages(lineTransfersOf(direction).queryKey, pages, balance?.sumBalance)
  const transfers = eachOnce(
    pages.data.pages,
    (page) => page.transfers,
    ({ transferId }) => transferId,
  )
  const zone = pages.data.pages[0]?.zone ?? 'UTC'
  return (
    <>
      <List items={transfers} empty={<p className={styles.none}>{t`No transfers yet.`}</p>}>
        {(transfer) => <LineRow key={transfer.transferId} transfer={transfer} zone={zone} />}
      </List>
      {pages.hasNextPage && (
        <Button variant="quiet" wide busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </>
  )
}
