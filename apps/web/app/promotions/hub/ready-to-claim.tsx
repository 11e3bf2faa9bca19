import type { Promotion } from '@ante/contract/promotions/promotions.ts'
import type { RewardHub } from '@ante/contract/promotions/reward-hub.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useConnection } from '../../lib/calls/connection.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { promotionsFor } from '../offer/queries.ts'
import { ClaimLine } from './claim-line.tsx'
import { claimsOf, isSameReward, sumOf } from './claims.ts'
import type { Claim } from './claims.ts'
import styles from './hub.module.css'
import { NothingToClaim } from './nothing-to-claim.tsx'
import { PlayLines } from './play-lines.tsx'
import { useClaims } from './use-claims.ts'
import type { FailedClaim } from './use-claims.ts'

/** Number of lines shown at first; a tap shows the others. */
const SHOWN_FIRST = 5

interface ReadyToClaimProps {
  hub: RewardHub
  /** Time of the answer, by this device's clock. */
  receivedAt: number
}

/** All items that the member can claim now, with a button for each, and one for all. */
export function ReadyToClaim({ hub, receivedAt }: ReadyToClaimProps) {
  const { t, i18n } = useLingui()
  const { online } = useConnection()
  const [isLong, setIsLong] = useState(false)
  const { run, claiming, paidKeys, failed, dismiss } = useClaims(hub.currency)
  const claims = claimsOf(hub).filter(({ key }) => !paidKeys.includes(key))
  const vanishedClaims = failed.filter((candidate) => !claims.some((claim) => isSameClaim(candidate, claim)))
  const shownClaims = isLong ? claims : claims.slice(0, SHOWN_FIRST)
  const joinable = useJoinable()
  const isPlayable = hub.wheels.length > 0 || hub.rain?.playable === true || joinable.length > 0
  if (claims.length === 0 && vanishedClaims.length === 0 && !isPlayable)
    return <NothingToClaim hub={hub} receivedAt={receivedAt} />
  const sum = formatMoney({ amount: sumOf(claims), currency: hub.currency }, i18n.locale)
  const hiddenCount = claims.length - shownClaims.length
  const clock = { currency: hub.currency, now: hub.now, receivedAt }
  const reasonOf = (claim: Claim) => failed.find((candidate) => isSameClaim(candidate, claim))?.reason ?? null
  return (
    <section className={styles.ready}>
      <SectionHead title={t`Ready to claim`} />
      {claims.length > 1 && (
        <p className={styles.all}>
          <Button
            variant="reward"
            wide
            busy={claiming.length > 1}
            disabled={!online || claiming.length > 0}
            onClick={() => void run(claims)}
          >
            {t`Claim all: ${sum}`}
          </Button>
        </p>
      )}
      <ul className={styles.lines}>
        {shownClaims.map((claim) => (
          <li key={claim.key} className={styles.line}>
            <ClaimLine
              claim={claim}
              {...clock}
              reason={reasonOf(claim)}
              busy={claiming.includes(claim.key)}
              disabled={!online || claiming.length > 0}
              onClaim={() => void run([claim])}
            />
          </li>
        ))}
        {vanishedClaims.map(({ claim, reason }) => (
          <li key={claim.key} className={styles.line}>
            <ClaimLine claim={claim} {...clock} reason={reason} busy={false} disabled onClaim={null} />
          </li>
        ))}
        <PlayLines hub={hub} joinable={joinable} receivedAt={receivedAt} />
      </ul>
      {hiddenCount > 0 && <Button variant="quiet" wide onClick={() => setIsLong(true)}>{t`Show more`}</Button>}
      {vanishedClaims.length > 0 && <Button variant="quiet" wide onClick={dismiss}>{t`Close`}</Button>}
    </section>
  )
}

/** Returns the promotions whose reward becomes claimable by joining; the page shows the same list below. */
function useJoinable(): Promotion[] {
  const { data } = useQuery(promotionsFor(true))
  return data?.promotions.filter(({ action }) => action === 'join') ?? []
}

const isSameClaim = (failed: FailedClaim, claim: Claim): boolean => isSameReward(failed.claim, claim)
