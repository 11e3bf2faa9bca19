import type { ContractKind, ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { useLingui } from '@lingui/react/macro'

import { amountText, countText } from '../lib/amounts.ts'
import { SmallTable } from '../ui/small-table.tsx'

interface TierTableProps {
  label: string
  kind: ContractKind
  tiers: readonly ContractTier[]
  currency: string
  /** Number, from 1, of a tier that is marked with a text. */
  mark?: { tier: number; text: string } | null
}

/** Tiers of a contract: what is needed, and what is paid. */
export function TierTable({ label, kind, tiers, currency, mark }: TierTableProps) {
  const { t } = useLingui()
  const isDividend = kind === 'dividend'
  return (
    <SmallTable
      label={label}
      heads={[
        t`Tier`,
        t`Turnover from`,
        ...(isDividend ? [t`Loss from`] : []),
        t`Active members from`,
        isDividend ? t`Share of the loss` : t`Rate`,
      ]}
      amounts={isDividend ? [1, 2, 3, 4] : [1, 2, 3]}
      rows={tiers.map((tier, index) => ({
        id: String(index + 1),
        cells: [
          mark?.tier === index + 1 ? `${index + 1} · ${mark.text}` : String(index + 1),
          amountText(tier.minVolume),
          ...(isDividend ? [amountText(tier.netLoss)] : []),
          countText(tier.activeMembers),
          tier.rateType === 'P' ? `${tier.rate} %` : `${amountText(tier.rate)} ${currency}`,
        ],
      }))}
    />
  )
}
