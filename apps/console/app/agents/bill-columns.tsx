import type { AgentBillRow } from '@ante/contract/console/agent-bills.ts'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { amountText } from '../lib/amounts.ts'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import type { Features } from '../ui/table-features.ts'
import { billTexts, billTones, categoryText, kindTexts } from './agent-texts.ts'
import { usePartyText } from './contract-columns.tsx'

const helper = createColumnHelper<Features, AgentBillRow>()

/** Columns of lists of bills. */
export function useBillColumns() {
  const { t } = useLingui()
  const partyText = usePartyText()
  const end = { meta: { alignsEnd: true } }
  const amount = (id: 'turnover' | 'amount' | 'paid', header: string) =>
    helper.accessor(id, {
      header,
      ...end,
      cell: ({ getValue }) => <span className={cells.end}>{amountText(getValue())}</span>,
    })
  return helper.columns([
    helper.accessor('downline', {
      header: t`Agent`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <bdi>{one.downline.account}</bdi>
          <small>
            {t`paid by`} <bdi>{partyText(one.upline)}</bdi>
          </small>
        </span>
      ),
    }),
    helper.accessor('kind', {
      header: t`Bill`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <span>{t(kindTexts[one.kind])}</span>
          <small>
            {t(categoryText(one.category))} · {one.id}
          </small>
        </span>
      ),
    }),
    helper.accessor('day', { header: t`Day` }),
    helper.accessor('state', {
      header: t`State`,
      cell: ({ getValue }) => <Badge tone={billTones[getValue()]}>{t(billTexts[getValue()])}</Badge>,
    }),
    amount('amount', t`Amount`),
    amount('paid', t`Paid`),
    amount('turnover', t`Turnover`),
  ])
}
