import type { GameSetting } from '@ante/contract/lottery/games/play-menu.ts'
import { Trans } from '@lingui/react/macro'

import styles from './terms.module.css'
import { Money } from '../../../ui/money.tsx'

/** The maximum payout per player and draw, shown before the stake. */
export function PrizeLimit({ setting: { limits, currency } }: { setting: Pick<GameSetting, 'limits' | 'currency'> }) {
  return (
    <p className={styles.limit}>
      <span>
        <Trans>Maximum prize per draw</Trans>
      </span>{' '}
      <Money exact amount={limits.maximumPrize} currency={currency} />
    </p>
  )
}
