import type { SignInDay } from '@ante/contract/promotions/sign-in-calendar.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import styles from './calendar.module.css'

interface EnvelopeProps extends SignInDay {
  isToday: boolean
  /** Whether this is the next day to sign. */
  isNext: boolean
  currency: string
  busy: boolean
  /** Claims the reward; null if it cannot be claimed. */
  onClaim: (() => void) | null
}

/** A day of the calendar with its reward and status. A tap claims the reward of a signed day. */
export function Envelope({ day, bonus, status, isToday, isNext, currency, busy, onClaim }: EnvelopeProps) {
  const { t } = useLingui()
  const money = <Money amount={bonus} currency={currency} />
  const attributes = { className: styles.envelope, 'data-status': status ?? (isNext ? 'NEXT' : 'AHEAD') }
  const input: Record<NonNullable<SignInDay['status']>, string> = {
    SIGNED: t`Claim`,
    CLAIMED: t`Claimed`,
    EXPIRED: t`Missed`,
  }
  const content: ReactNode = (
    <>
      <span className={styles.day}>{isToday ? t`Today` : t`Day ${day}`}</span>
      <span className={styles.seal}>
        <Icon name={status === 'CLAIMED' ? 'check' : 'gift'} size={22} />
      </span>
      <span className={styles.bonus}>{money}</span>
      {status && <span className={styles.caption}>{input[status]}</span>}
    </>
  )
  return (
    <li className={styles.container} aria-current={isToday ? 'date' : undefined}>
      {status === 'SIGNED' && onClaim ? (
        <button type="button" {...attributes} disabled={busy} aria-busy={busy || undefined} onClick={onClaim}>
          {content}
        </button>
      ) : (
        <div {...attributes}>{content}</div>
      )}
    </li>
  )
}
