import type { OfCategory } from '@ante/contract/launch/profit-and-loss.ts'
import { useLingui } from '@lingui/react/macro'

import { categoryWords } from '../../catalogue/public.ts'
import { Money } from '../../ui/money.tsx'
import { Net } from '../../ui/net.tsx'
import styles from './profit.module.css'
import { Sum } from './result.tsx'

/** The result by game category, with the highest stakes first. */
export function ByCategory({ categories, currency }: { categories: readonly OfCategory[]; currency: string }) {
  const { t, i18n } = useLingui()
  if (categories.length === 0) return null
  return (
    <section aria-label={t`By game category`}>
      <h2 className={styles.heading}>{t`By game category`}</h2>
      <ul>
        {categories.map(({ category, betting, winning, rebate, promotion, pnl }) => (
          <li key={category ?? 'none'} className={styles.category}>
            <p className={styles.title}>
              <span className={styles.name}>{category === null ? t`Other` : i18n._(categoryWords[category])}</span>
              <Net amount={pnl} currency={currency} />
            </p>
            <dl className={styles.sums}>
              <Sum label={t`Betting`}>
                <Money amount={betting} currency={currency} />
              </Sum>
              <Sum label={t`Winnings`}>
                <Money amount={winning} currency={currency} />
              </Sum>
              <Sum label={t`Rebate`}>
                <Money amount={rebate} currency={currency} />
              </Sum>
              <Sum label={t`Promotion`}>
                <Money amount={promotion} currency={currency} />
              </Sum>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
