import { useSuspenseQuery } from '@tanstack/react-query'

import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { List } from '../../ui/list.tsx'
import { requestedKind, kindOf } from '../offer/kinds.ts'
import { listAddress } from '../offer/promotion-address.ts'
import { refetchIntervalMs, promotionsFor } from '../offer/queries.ts'
import { useIsMember } from '../offer/use-is-member.ts'
import { useUnseenRewards } from '../offer/use-unseen-rewards.ts'
import { KindChips } from './kind-chips.tsx'
import { NoPromotions } from './no-promotions.tsx'
import { PromotionCard } from './promotion-card.tsx'
import styles from './promotions.module.css'

/** The promotions of one category, or all; the address contains the category. */
export function Promotions() {
  const { data, dataUpdatedAt } = useSuspenseQuery({
    ...promotionsFor(useIsMember()),
    refetchInterval: ({ state }) => refetchIntervalMs(state.data?.promotions),
  })
  useUnseenRewards()
  const navigate = useNavigate()
  const requested = requestedKind(useSearch())
  const { promotions, currency, now } = data
  const shownPromotions = promotions.filter(({ type }) => requested === null || kindOf(type) === requested)
  return (
    <div className={styles.page}>
      <KindChips
        promotions={promotions}
        active={requested}
        onChoose={(kind) => navigate(listAddress(kind), { replace: true })}
      />
      <List
        items={shownPromotions}
        className={styles.cards}
        empty={<NoPromotions isFiltered={promotions.length > 0} />}
      >
        {(promotion, index) => (
          <li key={promotion.promotionId} className={styles.item}>
            <PromotionCard
              promotion={promotion}
              currency={currency}
              now={now}
              receivedAt={dataUpdatedAt}
              first={index === 0}
            />
          </li>
        )}
      </List>
    </div>
  )
}
