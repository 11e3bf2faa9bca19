import type { AgentContractRow } from '@ante/contract/console/agent-contracts.ts'
import type { AgentName } from '@ante/contract/console/agents.ts'
import type { ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { amountText } from '../lib/amounts.ts'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import { categoryText, kindTexts, statusTexts, statusTones } from './agent-texts.ts'

const helper = createColumnHelper<Features, AgentContractRow>()

/** Returns a formatter for a party of a contract or bill; null is the merchant. */
export function usePartyText(): (party: AgentName | null) => string {
  const { t } = useLingui()
  return (party) => party?.account ?? t`Merchant`
}

/** Returns a formatter for the range of rates of some tiers. */
export function useRatesText(): (tiers: readonly ContractTier[]) => string {
  return (tiers) => {
    const texts = tiers.map(({ rateType, rate }) => (rateType === 'P' ? `${rate} %` : amountText(rate)))
    const [first, last] = [texts[0], texts.at(-1)]
    if (first === undefined || last === undefined) return '–'
    return first === last ? first : `${first} – ${last}`
  }
}

/** Columns of lists of contracts. */
export function useContractColumns(zone: string) {
  const { t } = useLingui()
  const partyText = usePartyText()
  const ratesText = useRatesText()
  return helper.columns([
    helper.accessor('downline', {
      header: t`Agent`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <bdi>{one.downline.account}</bdi>
          <small>
            {t`from`} <bdi>{partyText(one.upline)}</bdi>
          </small>
        </span>
      ),
    }),
    helper.accessor('kind', {
      header: t`Contract`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <span>{t(kindTexts[one.kind])}</span>
          <small>
            {t(categoryText(one.category))} · {one.id}
          </small>
        </span>
      ),
    }),
    helper.accessor('status', {
      header: t`State`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.badges}>
          <Badge tone={statusTones[one.status]}>{t(statusTexts[one.status])}</Badge>
          {one.awaits !== null && (
            <Badge tone="warn">
              {one.awaits === 'upline' ? t`${partyText(one.upline)} answers` : t`${one.downline.account} answers`}
            </Badge>
          )}
        </span>
      ),
    }),
    helper.accessor('tiers', {
      header: t`Rates`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <span>{ratesText(one.tiers.length > 0 ? one.tiers : one.offered)}</span>
          {one.status === 'E' && <small>{t`offered: ${ratesText(one.offered)}`}</small>}
        </span>
      ),
    }),
    helper.accessor('changedAt', {
      header: t`Changed`,
      cell: ({ getValue }) => <Time at={getValue()} zone={zone} />,
    }),
  ])
}
