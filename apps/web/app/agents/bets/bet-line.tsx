import type { TeamBet } from '@ante/contract/agents/bets.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { Id } from '../../ui/id.tsx'
import { Clock } from '../../ui/times.tsx'
import { outcomeTexts } from '../../launch/public.ts'
import { classes } from '../../lib/browser/classes.ts'
import { Money } from '../../ui/money.tsx'
import { Net } from '../../ui/net.tsx'
import { Picture } from '../../ui/picture.tsx'
import entry from '../../ui/records/entry.module.css'
import styles from './team-bets.module.css'

/** Display size of the covers. */
const COVER = 300

interface BetLineProps {
  bet: TeamBet
  currency: string
  zone: string
  onOpen(bet: TeamBet): void
}

/** One bet: player, place, time, stake and result. A tap opens its details. */
export const BetLine = memo(({ bet, currency, zone, onOpen }: BetLineProps) => {
  const { i18n } = useLingui()
  const { member, gameName, drawNumber, picture, beganAt, stake, net, outcome } = bet
  return (
    <button
      type="button"
      className={classes(entry.line, styles.line)}
      aria-haspopup="dialog"
      onClick={() => onOpen(bet)}
    >
      <span className={styles.cover}>
        <Picture src={picture} alt="" width={COVER} height={COVER} />
      </span>
      <span className={entry.subject}>
        <bdi className={entry.name}>{member.customerName}</bdi>
        <span className={entry.soft}>
          <bdi>{gameName}</bdi>
          {drawNumber !== null && (
            <>
              {' · '}
              <Id>{drawNumber}</Id>
            </>
          )}
        </span>
        <span className={entry.soft}>
          <Clock at={beganAt} zone={zone} seconds />
        </span>
      </span>
      <span className={entry.result}>
        {outcome === 'open' || outcome === 'voided' ? null : <Net amount={net} currency={currency} />}
        <span className={styles.outcome} data-outcome={outcome}>
          {i18n._(outcomeTexts[outcome])}
        </span>
        <span className={styles.outcome}>
          <Trans>
            Stake <Money amount={stake} currency={currency} />
          </Trans>
        </span>
      </span>
    </button>
  )
})
BetLine.displayName = 'BetLine'
