import type { Play } from '@ante/lottery/play.ts'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { ComponentProps } from 'react'

import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './betting.module.css'
import { SideCart } from './cart/side-cart.tsx'
import { AmountTerms } from './pay/amount-terms.tsx'
import { BetBar } from './pay/bet-bar.tsx'
import { StakeTerms } from './pay/stake-terms.tsx'
import { PickPart } from './pick-part.tsx'
import { draftCounted, draftRows } from './slip/draft-rows.ts'
import { hasAmounts } from './slip/slip.ts'
import { useDraft } from './slip/use-draft.ts'
import type { BettingGame } from './slip/use-game-plays.ts'
import type { Table } from './use-table.ts'

interface PlayTableProps {
  betting: BettingGame
  play: Play
  table: Table
}

/** The row being edited, and its total. */
export function PlayTable({ betting, play, table }: PlayTableProps) {
  const { prizeMode, setting } = betting
  const { editing, filling, terms, amount } = table
  const draft = useDraft(play, prizeMode)
  const termsPlace = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent(() => {
    const initial = editing ?? filling
    if (initial?.playId === play.id) draft.addToDraft(initial)
  })
  useEffect(() => begin(), [])
  const { selections, betType } = draft
  const stake = terms.terms
  const amountText = amount.amount?.text ?? null
  const rows = useMemo(
    () => draftRows({ play, draft: { selections, betType }, terms: stake, amount: amountText }),
    [play, selections, betType, stake, amountText],
  )
  const counted = useMemo(() => draftCounted(play, prizeMode, rows), [play, prizeMode, rows])
  return (
    <div className={styles.play}>
      <div className={styles.picks}>
        <PickPart betting={betting} play={play} draft={draft} series={stake.series} table={table} />
      </div>
      <div className={styles.side}>
        <SideCart betting={betting} table={table} />
        <div ref={termsPlace}>
          {hasAmounts(play) ? (
            <Amounts setting={setting} entry={terms} amount={amount} bySeries={play.terms.kind === 'series'} />
          ) : (
            <StakeTerms setting={setting} entry={terms} />
          )}
        </div>
        <BetBar
          setting={setting}
          counted={counted}
          inCart={table.cart.rows.length}
          editing={editing !== null}
          onAmount={() => termsPlace.current?.scrollIntoView({ block: 'center' })}
          onCart={() => table.open('cart')}
          onAdd={() => table.addRows(rows)}
          onBet={() => table.bet(counted && counted.cost > 0n ? rows : [])}
        />
      </div>
    </div>
  )
}

/**
 * Rendered only after hydration: `Intl` of server and browser may use different spaces between an amount and its
 * currency sign.
 */
function Amounts(props: ComponentProps<typeof AmountTerms>) {
  return useHydrated() ? <AmountTerms {...props} /> : <Skeleton height={240} />
}
