import type { TeamCategory } from '@ante/contract/agents/team-sums.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import { CategoryIcon, categoryWords } from '../../catalogue/public.ts'
import { Money } from '../../ui/money.tsx'
import { Net } from '../../ui/net.tsx'
import styles from './category-lines.module.css'

interface CategoryLinesProps {
  categories: readonly TeamCategory[]
  currency: string
}

/** A line per game category: its stakes and result. */
export function CategoryLines({ categories, currency }: CategoryLinesProps) {
  return (
    <ul className={styles.lines}>
      {categories.map((category) => (
        <li key={category.category ?? 'none'} className={styles.line}>
          <Line sums={category} currency={currency} />
        </li>
      ))}
    </ul>
  )
}

function Line({ sums, currency }: { sums: TeamCategory; currency: string }) {
  const { t, i18n } = useLingui()
  const { category, rounds, betting, turnover, pnl } = sums
  return (
    <>
      <span className={styles.icon}>{category && <CategoryIcon category={category} />}</span>
      <span className={styles.subject}>
        <span className={styles.name}>{category === null ? t`Other` : i18n._(categoryWords[category])}</span>
        {rounds > 0 && (
          <span className={styles.soft}>
            <Plural value={rounds} one="# bet" other="# bets" />
            {' · '}
            <Trans>
              turnover <Money amount={turnover} currency={currency} />
            </Trans>
          </span>
        )}
      </span>
      <span className={styles.amounts}>
        <Net amount={pnl} currency={currency} />
        <span className={styles.soft}>
          <Trans>
            Betting <Money amount={betting} currency={currency} />
          </Trans>
        </span>
      </span>
    </>
  )
}
