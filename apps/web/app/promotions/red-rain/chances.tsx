import type { RedRain } from '@ante/contract/promotions/red-rain.ts'
import { Plural, useLingui } from '@lingui/react/macro'

import { Percent } from '../../ui/percent.tsx'
import { Money } from '../../ui/money.tsx'
import styles from './red-rain.module.css'

/** Possible rewards of an envelope with their actual probabilities. */
export function Chances({ rain: { chances, multiple }, currency }: { rain: RedRain; currency: string }) {
  const { t } = useLingui()
  return (
    <section className={styles.card} aria-labelledby="rain-chances">
      <h3 id="rain-chances" className={styles.heading}>{t`Envelope prizes`}</h3>
      <table className={styles.chances}>
        <thead>
          <tr>
            <th scope="col">{t`Amount`}</th>
            <th scope="col">{t`Chance`}</th>
          </tr>
        </thead>
        <tbody>
          {chances.map(({ amount, percent }) => (
            <tr key={amount}>
              <td>
                <Money amount={amount} currency={currency} />
              </td>
              <td>
                <Percent rate={percent} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.rules}>
        <li>{t`One tap is enough. Your prize is drawn when your play starts, and more taps don’t change it.`}</li>
        <li>{t`If little is left to give, you get the largest of these amounts still available.`}</li>
        <li>
          {Number(multiple) === 0 ? (
            t`It’s yours right away. No wagering required.`
          ) : (
            <Plural
              value={Number(multiple)}
              one="Wager it once before withdrawing."
              other="Wager it # times before withdrawing."
            />
          )}
        </li>
      </ul>
    </section>
  )
}
