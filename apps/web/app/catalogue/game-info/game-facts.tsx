import type { GameInfo } from '@ante/contract/catalogue/game-info.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { formatPercent } from '../../lib/i18n/format-percent.ts'
import { useMerchant } from '../../merchant/public.ts'
import { Money } from '../../ui/money.tsx'
import facts from '../../ui/records/facts.module.css'
import { hasOneBet } from '../has-one-bet.ts'
import { jackpot } from '../queries.ts'
import styles from './game-info-sheet.module.css'
import { VolatilityLevel } from './volatility-level.tsx'

/** Number of players from which the displayed number is rounded down. */
const ROUNDED = 100

/** The figures of a game that its vendor declares. */
export function GameFacts({ info }: { info: GameInfo }) {
  const { t, i18n } = useLingui()
  const { currency } = useMerchant()
  const { game, returnToPlayer, volatility, maxBet, playersNow } = info
  const count = formatCount(playersNow, i18n.locale)
  const rate = returnToPlayer === undefined ? '' : formatPercent(returnToPlayer, i18n.locale)
  return (
    <dl className={facts.facts}>
      {rate && <Fact name={t`Return to player (RTP)`}>{hasOneBet(game.category) ? rate : t`Up to ${rate}`}</Fact>}
      {volatility && (
        <Fact name={t`Volatility`}>
          <VolatilityLevel volatility={volatility} />
        </Fact>
      )}
      <Fact name={t`Minimum bet`}>
        <Money amount={game.minBet} currency={currency} />
      </Fact>
      {maxBet !== undefined && (
        <Fact name={t`Maximum bet`}>
          <Money amount={maxBet} currency={currency} />
        </Fact>
      )}
      {info.jackpot && <JackpotFact first={info.jackpot} />}
      {playersNow > 0 && <Fact name={t`Playing now`}>{playersNow < ROUNDED ? count : `${count}+`}</Fact>}
      <Fact name={t`Demo`}>{game.supportPlay ? t`Available` : t`Not available`}</Fact>
    </dl>
  )
}

/** The live stream updates the amount while the sheet is open. */
function JackpotFact({ first }: { first: NonNullable<GameInfo['jackpot']> }) {
  const { t } = useLingui()
  const { data } = useQuery(jackpot)
  const { pool, currency } = data ?? first
  return (
    <Fact name={t`Jackpot`}>
      <span className={styles.jackpot}>
        <Money amount={pool} currency={currency} />
      </span>
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  )
}
