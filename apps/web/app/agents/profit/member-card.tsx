import type { TeamMember } from '@ante/contract/agents/team-member.ts'
import type { TeamSums, TeamTotal } from '@ante/contract/agents/team-sums.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { Link } from '../../lib/pages/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { Net } from '../../ui/net.tsx'
import { TeamFigures } from '../sums/team-figures.tsx'
import styles from './team-profit.module.css'

interface MemberCardProps {
  member: TeamMember
  sums: TeamSums | TeamTotal
  currency: string
  /** Link to the member's downline. */
  to?: string | undefined
  /** Link to the bets behind the figures. */
  bets?: string | undefined
  /** Whether the sums are those of the member only, without the team. */
  isAlone?: boolean
}

/** A member with the whole team below: the result, and details when expanded. */
export const MemberCard = memo(({ member, sums, currency, to, bets, isAlone = false }: MemberCardProps) => {
  const { t } = useLingui()
  const { customerName, type } = member
  const kind = type === 0 ? t`Player` : t`Agent`
  return (
    <div className={styles.card}>
      <details>
        <summary className={styles.head}>
          <span className={styles.subject}>
            <span className={styles.name}>
              <bdi>{customerName}</bdi>
            </span>
            <span className={styles.soft}>{isAlone ? t`Own activity only` : kind}</span>
          </span>
          <span className={styles.amounts}>
            <Net amount={sums.pnl} currency={currency} />
            <span className={styles.soft}>
              <Trans>
                Betting <Money amount={sums.betting} currency={currency} />
              </Trans>
            </span>
          </span>
          <span className={styles.chevron}>
            <Icon name="chevron" size={20} />
          </span>
        </summary>
        <div className={styles.remaining}>
          <TeamFigures sums={sums} currency={currency} />
        </div>
        {bets !== undefined && (
          <Link to={bets} className={styles.below}>
            <span>{t`Betting`}</span>
            <Icon name="chevron" size={20} turns />
          </Link>
        )}
      </details>
      {to !== undefined && (
        <Link to={to} className={styles.below}>
          <span>
            <Trans>
              Downlines of <bdi>{customerName}</bdi>
            </Trans>
          </span>
          <Icon name="chevron" size={20} turns />
        </Link>
      )}
    </div>
  )
})
MemberCard.displayName = 'MemberCard'
