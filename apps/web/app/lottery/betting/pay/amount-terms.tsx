import type { GameSetting } from '@ante/contract/lottery/games/play-menu.ts'
import { useLingui } from '@lingui/react/macro'

import { AmountField } from '../../../ui/amount/amount-field.tsx'
import { QuickAmounts } from '../../../ui/amount/quick-amounts.tsx'
import type { AmountEntry } from '../../../ui/amount/use-amount.ts'
import { PrizeLimit } from './prize-limit.tsx'
import { SeriesSlider } from './series-slider.tsx'
import styles from './terms.module.css'
import { amountLadder } from './use-terms.ts'
import type { TermsEntry } from './use-terms.ts'

interface AmountTermsProps {
  setting: GameSetting
  entry: TermsEntry
  amount: AmountEntry
  /** Whether the odds depend on the series rather than on a table. */
  bySeries: boolean
}

/** Stake of each pick. */
export function AmountTerms({ setting, entry: { terms, change }, amount, bySeries }: AmountTermsProps) {
  const { t } = useLingui()
  const { series, limits } = setting
  return (
    <div className={styles.terms}>
      <QuickAmounts amount={amount} offered={amountLadder(limits.minimumAmount)} />
      <AmountField label={t`Stake per pick`} amount={amount} />
      {series && bySeries && (
        <SeriesSlider range={series} value={terms.series} onChange={(next) => change({ series: next })} />
      )}
      <PrizeLimit setting={setting} />
    </div>
  )
}
