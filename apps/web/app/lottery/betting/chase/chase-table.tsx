import { useLingui } from '@lingui/react/macro'

import { Id } from '../../../ui/id.tsx'
import { Money } from '../../../ui/money.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { unitsText } from '../pay/units.ts'
import type { ChaseDraw } from './chase-plan.ts'
import styles from './chase.module.css'

interface ChaseTableProps {
  draws: readonly ChaseDraw[]
  currency: string
}

/** Table of the cost of each draw and the total staked until then. */
export function ChaseTable({ draws, currency }: ChaseTableProps) {
  const { t } = useLingui()
  return (
    <ScrollRegion className={styles.scroll} label={t`Plan`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Draw number`}</th>
            <th scope="col">×</th>
            <th scope="col">{t`Stake`}</th>
            <th scope="col">{t`Running total`}</th>
          </tr>
        </thead>
        <tbody>
          {draws.map(({ drawNumber, multiple, cost, running }) => (
            <tr key={drawNumber}>
              <th scope="row">
                <Id>{drawNumber}</Id>
              </th>
              <td>{multiple}</td>
              <td>
                <Money exact amount={unitsText(cost)} currency={currency} />
              </td>
              <td>
                <Money exact amount={unitsText(running)} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
