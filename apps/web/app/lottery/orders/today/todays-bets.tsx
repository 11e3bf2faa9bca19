import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { useMerchant } from '../../../merchant/public.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { List } from '../../../ui/list.tsx'
import { PageSection } from '../../../ui/page-section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OrderLine } from '../line/order-line.tsx'
import { viewAddress } from '../search/order-view.ts'
import { todaysBets } from '../one-order.ts'
import styles from './todays-bets.module.css'

interface TodaysBetsProps {
  gameId: number
  gameCode: string
}

/** The member's bets on this game today, live. Its messages are in the catalogue `bets`. */
export function TodaysBets(game: TodaysBetsProps) {
  return (
    <PageSection skeleton={<Skeleton height={184} />}>
      <Bets {...game} />
    </PageSection>
  )
}

function Bets({ gameId, gameCode }: TodaysBetsProps) {
  const { t } = useLingui()
  const { zone } = useMerchant()
  const { orders, currency } = useSuspenseQuery(todaysBets(gameId)).data
  const allBetsAddress = viewAddress({ state: 'ALL', game: gameCode, chasesOnly: false, number: '', days: 'today' })
  return (
    <>
      <List
        items={orders.content}
        className={styles.list}
        empty={<p className={styles.none}>{t`No bets here today yet.`}</p>}
      >
        {(order) => (
          <li key={order.orderDetailId}>
            <OrderLine order={order} currency={currency} zone={zone} />
          </li>
        )}
      </List>
      <ButtonLink variant="quiet" wide to={allBetsAddress}>{t`All my bets`}</ButtonLink>
    </>
  )
}
