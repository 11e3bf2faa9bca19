import type { PrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'
import { useLingui } from '@lingui/react/macro'

import { Percent } from '../../ui/percent.tsx'
import { Money } from '../../ui/money.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { chanceOf } from './wheel-shape.ts'
import styles from './wheel.module.css'

interface OddsSheetProps {
  wheel: Pick<PrizeWheel, 'segments' | 'currency'>
  open: boolean
  onClose(): void
}

/** Sheet with the actual probability of each prize. */
export function OddsSheet({ wheel: { segments, currency }, open, onClose }: OddsSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Odds table`} onClose={onClose}>
      <p className={styles.text}>
        {t`Every spin is drawn by our server using only these odds. Your past wins, losses and deposits don’t affect them.`}
      </p>
      <table className={styles.odds}>
        <thead>
          <tr>
            <th scope="col">{t`Prize`}</th>
            <th scope="col">{t`Chance`}</th>
          </tr>
        </thead>
        <tbody>
          {byPrize(segments).map(({ amount, weight }) => (
            <tr key={amount}>
              <td>{Number(amount) === 0 ? t`No prize` : <Money amount={amount} currency={currency} />}</td>
              <td>
                <Percent rate={chanceOf(segments, weight)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.text}>
        {t`If less is left in this promotion than the drawn prize, you get the largest prize left, and we’ll tell you.`}
      </p>
    </Sheet>
  )
}

/** Returns the prizes, largest first, with the total probability of the segments of each. */
function byPrize(segments: PrizeWheel['segments']): PrizeWheel['segments'] {
  const weights = new Map<string, number>()
  for (const { amount, weight } of segments) weights.set(amount, (weights.get(amount) ?? 0) + weight)
  return Array.from(weights, ([amount, weight]) => ({ amount, weight })).sort(
    (a, b) => Number(b.amount) - Number(a.amount),
  )
}
