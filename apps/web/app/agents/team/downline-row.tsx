import type { Downline } from '@ante/contract/agents/downlines.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { Link } from '../../lib/pages/router.tsx'
import { formatTimeAgo } from '../../lib/i18n/format-time-ago.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import styles from './team.module.css'
import { useKindTexts } from './use-kind-texts.ts'

interface DownlineRowProps {
  member: Downline
  currency: string
  /** Link to the member's downline. */
  to?: string | undefined
  onOpen(member: Downline): void
}

/** A team member: type, last activity, and balance. A tap shows details and actions. */
export const DownlineRow = memo(({ member, currency, to, onOpen }: DownlineRowProps) => {
  const { t } = useLingui()
  const kind = useKindTexts()(member.type)
  const { customerName, teamSize, accountBalance, teamBalance, active } = member
  return (
    <div className={styles.card}>
      <button type="button" className={styles.head} aria-haspopup="dialog" onClick={() => onOpen(member)}>
        <span className={styles.subject}>
          <span className={styles.name}>
            <bdi>{customerName}</bdi>
          </span>
          <span className={styles.soft}>
            {active ? kind : t`${kind}, locked`}
            {' · '}
            <LastLogin at={member.lastLogin} />
          </span>
        </span>
        <span className={styles.amounts}>
          <span className={styles.balance}>
            <Money amount={accountBalance} currency={currency} />
          </span>
          {teamSize > 1 && (
            <span className={styles.soft}>
              <Trans>
                Team <Money amount={teamBalance} currency={currency} />
              </Trans>
            </span>
          )}
        </span>
        <Icon name="chevron" size={16} turns />
      </button>
      {to !== undefined && (
        <Link to={to} className={styles.below}>
          <span>
            <Plural value={teamSize - 1} one="# member below" other="# members below" />
          </span>
          <Icon name="chevron" size={20} turns />
        </Link>
      )}
    </div>
  )
})
DownlineRow.displayName = 'DownlineRow'

export function LastLogin({ at }: { at: string | null }) {
  const { t, i18n } = useLingui()
  if (at === null) return t`Never logged in`
  const activeText = formatTimeAgo(at, i18n.locale)
  return t`Last login ${activeText}`
}
