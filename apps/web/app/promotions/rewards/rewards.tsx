import type { Reward, RewardStatus } from '@ante/contract/promotions/rewards.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { useFreshPages } from '../../lib/calls/use-fresh-pages.ts'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { List } from '../../ui/list.tsx'
import { Money } from '../../ui/money.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { Sum, TotalsLine } from '../../ui/records/totals-line.tsx'
import { ClaimedNote } from '../offer/claimed-note.tsx'
import { useRewardCountTime } from '../offer/use-unseen-rewards.ts'
import { WaitingTickets } from './waiting-tickets.tsx'
import { NoRewards } from './no-rewards.tsx'
import { rewardsOf } from './queries.ts'
import { RewardCard } from './reward-card.tsx'
import styles from './rewards.module.css'

/** The rewards of one status, and their total. */
export function Rewards({ status }: { status: RewardStatus }) {
  const { t, i18n } = useLingui()
  const [claimed, setClaimed] = useState<Reward | null>(null)
  const pages = useSuspenseInfiniteQuery(rewardsOf(status))
  useFreshPages(rewardsOf(status).queryKey, pages, String(useRewardCountTime()))
  useNearBottom(pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError, () => void pages.fetchNextPage())
  const [first] = pages.data.pages
  if (!first) return null
  const { sums, currency, now } = first
  const rewards = eachOnce(
    pages.data.pages,
    (page) => page.rewards,
    ({ rewardId }) => rewardId,
  )
  return (
    <>
      {claimed && (
        <div className={styles.claimed}>
          <ClaimedNote reward={claimed} />
        </div>
      )}
      {status === 'U' && <WaitingTickets />}
      {rewards.length > 0 && (
        <TotalsLine>
          <Sum label={t`Rewards`}>{formatCount(sums[status].rewards, i18n.locale)}</Sum>
          <Sum label={t`Total amount`}>
            <Money amount={sums[status].amount} currency={currency} />
          </Sum>
        </TotalsLine>
      )}
      <List items={rewards} empty={<NoRewards status={status} />}>
        {(reward) => (
          <li key={reward.rewardId} className={styles.item}>
            <RewardCard reward={reward} now={now} receivedAt={pages.dataUpdatedAt} onClaimed={setClaimed} />
          </li>
        )}
      </List>
      <RecordsEnd
        pages={pages}
        isEmpty={rewards.length === 0}
        texts={{ loading: t`Loading more rewards…`, failed: t`Couldn’t load more rewards.` }}
      />
    </>
  )
}
