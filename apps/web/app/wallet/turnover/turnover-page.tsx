import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FittedFigures } from '../../ui/fitted-figures.tsx'
import { Money } from '../../ui/money.tsx'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { turnoverInfo } from './queries.ts'
import { Requirement } from './requirement.tsx'
import styles from './turnover.module.css'

/** Loads nothing on the server: it renders for visitors, who have no requirements. */
export const loader: PageLoader = ({ queries }) => settle(sessionStore.get() ? [queries.query(turnoverInfo)] : [])

/** Wagering requirements before a withdrawal: one per credit, the oldest first. */
export default function TurnoverPage() {
  return (
    <ContentBoundary skeleton={<TurnoverSkeleton />}>
      <Turnover />
    </ContentBoundary>
  )
}

function Turnover() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(turnoverInfo)
  const { requirements, left, currency } = data
  if (requirements.length === 0 && Number(left) === 0) {
    return (
      <EmptyState
        picture="/pictures/states/wallet.svg"
        title={t`Turnover completed`}
        action={<ButtonLink to="/m/withdraw">{t`Withdraw`}</ButtonLink>}
      >
        {t`No wagering required. You’ve met the turnover of all your deposits and bonuses, so you can withdraw your money.`}
      </EmptyState>
    )
  }
  return (
    <div className={styles.page}>
      <p className={styles.head}>
        <span className={styles.soft}>{t`Wagering required before you can withdraw`}</span>
        <span className={styles.left}>
          <FittedFigures amount={left} currency={currency}>
            <Money amount={left} currency={currency} />
          </FittedFigures>
        </span>
        <span className={styles.soft}>
          {t`Every settled bet counts. The oldest credit is wagered first, then the next.`}
        </span>
      </p>
      <ol>
        {requirements.map((requirement) => (
          <li key={requirement.madeAt + requirement.required}>
            <Requirement requirement={requirement} currency={currency} />
          </li>
        ))}
      </ol>
      <ButtonLink wide to="/m/home">{t`Go to games`}</ButtonLink>
    </div>
  )
}

const PARTS = [120, 140, 141]

function TurnoverSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading turnover…`} />
      {PARTS.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
