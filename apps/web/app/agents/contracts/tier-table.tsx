import type { ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { useLingui } from '@lingui/react/macro'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { Money } from '../../ui/money.tsx'
import { rateText } from './contract-texts.ts'
import styles from './contracts.module.css'

interface TierTableProps {
  title: string
  tiers: readonly ContractTier[]
  currency: string
  /** Terms for comparison: different tiers are marked. */
  against?: readonly ContractTier[] | undefined
}

/** Required volume and rate of each tier; the highest reached tier applies. */
export function TierTable({ title, tiers, currency, against }: TierTableProps) {
  const { t, i18n } = useLingui()
  const hasLoss = tiers.some(({ netLoss }) => Number(netLoss) > 0)
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Minimum turnover`}</th>
          <th scope="col">{t`Active members`}</th>
          {hasLoss && <th scope="col">{t`Minimum loss`}</th>}
          <th scope="col">{t`Pays`}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, index) => (
          <tr key={tier.minVolume} data-new={against !== undefined && !isSame(tier, against[index])}>
            <td>
              <Money amount={tier.minVolume} currency={currency} />
            </td>
            <td>{formatCount(tier.activeMembers, i18n.locale)}</td>
            {hasLoss && (
              <td>
                <Money amount={tier.netLoss} currency={currency} />
              </td>
            )}
            <td className={styles.pays}>{rateText(tier, { locale: i18n.locale, currency })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isSame = (tier: ContractTier, other: ContractTier | undefined): boolean =>
  other !== undefined &&
  tier.minVolume === other.minVolume &&
  tier.activeMembers === other.activeMembers &&
  tier.netLoss === other.netLoss &&
  tier.rateType === other.rateType &&
  tier.rate === other.rate
