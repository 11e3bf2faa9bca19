import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { categoryWords } from '../../catalogue/public.ts'
import { isolateText } from '../../lib/i18n/isolate-text.ts'
import { languageAttributes } from '../../lib/i18n/language-attributes.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { TimeLeft } from '../offer/time-left.tsx'
import type { Claim } from './claims.ts'
import styles from './hub.module.css'

interface ClaimLineProps {
  claim: Claim
  currency: string
  /** The gateway's clock, and the device time at which it was received. */
  now: string
  receivedAt: number
  /** The reason why a claim has failed, if it has. */
  reason: MessageDescriptor | null
  busy: boolean
  disabled: boolean
  /** Claims the item; null if it can no longer be claimed. */
  onClaim: (() => void) | null
}

/** One claimable item: what it is for, its amount, and its button. */
export function ClaimLine({ claim, currency, now, receivedAt, reason, busy, disabled, onClaim }: ClaimLineProps) {
  const { t, i18n } = useLingui()
  const title = useTitle(claim)
  const amount = formatMoney({ amount: claim.amount, currency }, i18n.locale)
  return (
    <>
      <span className={styles.subject}>
        <span
          className={styles.name}
          {...(claim.kind === 'checkIn' ? languageAttributes(claim.entry.lang) : { dir: 'auto' })}
        >
          <bdi>{title}</bdi>
        </span>
        <span className={styles.soft}>
          {reason === null ? (
            <About claim={claim} currency={currency} now={now} receivedAt={receivedAt} />
          ) : (
            <span role="alert" className={styles.reason}>
              {i18n._(reason)}
            </span>
          )}
        </span>
      </span>
      <span className={styles.amount}>
        <Money amount={claim.amount} currency={currency} />
      </span>
      {onClaim && (
        <span className={styles.action}>
          <Button
            variant="reward"
            busy={busy}
            disabled={disabled}
            aria-label={`${t`Claim ${amount}`}: ${isolateText(title)}`}
            onClick={onClaim}
          >
            {t`Claim`}
          </Button>
        </span>
      )}
    </>
  )
}

function useTitle(claim: Claim): string {
  const { t } = useLingui()
  if (claim.kind === 'rebate') return t`Rebate`
  return claim.kind === 'checkIn' ? claim.entry.title : claim.reward.title
}

/**
 * Details by kind: the wagering and the time left of a reward, the day of a check-in, or the categories of a rebate.
 */
function About({
  claim,
  currency,
  now,
  receivedAt,
}: Pick<ClaimLineProps, 'claim' | 'currency' | 'now' | 'receivedAt'>): ReactNode {
  const { t, i18n } = useLingui()
  const money = (amount: string) => formatMoney({ amount, currency }, i18n.locale)
  if (claim.kind === 'checkIn') {
    const { today: day } = claim.entry.calendar
    return t`Day ${day}`
  }
  if (claim.kind === 'rebate') {
    const parts = claim.rebate.lines.filter(({ amount }) => Number(amount) !== 0)
    return parts.map(({ category, rate, amount }) => (
      <span key={`${category} ${rate}`} className={styles.part}>
        {i18n._(categoryWords[category])} <bdi>{money(amount)}</bdi>
      </span>
    ))
  }
  const { required, expiresAt } = claim.reward
  const amount = money(required)
  return (
    <>
      {Number(required) > 0 && <span className={styles.part}>{t`Bet ${amount} in total.`}</span>}
      <TimeLeft until={expiresAt} now={now} receivedAt={receivedAt} format={(left) => t`${left} left`} />
    </>
  )
}
