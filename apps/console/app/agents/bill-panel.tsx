import type { BillChange } from '@ante/contract/console/agent-bills.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { amountText, countText } from '../lib/amounts.ts'
import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { useIsOffered } from '../operations/use-is-offered.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { Facts, PanelPart, SidePanel } from '../ui/side-panel.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { Time } from '../ui/time.tsx'
import { AgentLink } from './agent-link.tsx'
import { billQuery } from './agent-queries.ts'
import type { ShownBill } from './agent-queries.ts'
import { billTexts, billTones, categoryText, kindTexts } from './agent-texts.ts'
import { OperationDialog } from './operation-dialog.tsx'
import type { AgentOperation } from './operation-dialog.tsx'
import { TierTable } from './tier-table.tsx'

/** A bill with the figures from which it was computed, its payments, and what staff can do in its state. */
export function BillPanel({ id, onClose }: { id: string; onClose(): void }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const query = useQuery(billQuery(merchant, id))
  return (
    <SidePanel
      title={t`Bill ${id}`}
      onClose={onClose}
      foot={query.data && query.data.changes.length > 0 && <BillActions shown={query.data} />}
      isText
    >
      <PanelView query={query}>
        {(shown) => (
          <>
            <BillFacts shown={shown} />
            <BillInputs shown={shown} />
            <BillPayments shown={shown} />
          </>
        )}
      </PanelView>
    </SidePanel>
  )
}

function BillFacts({ shown }: { shown: ShownBill }) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const mayOpen = useMay(merchant)('agents.contract.read')
  const { bill, contract, from, to, dueAt, attempts, expiresAt, currency } = shown
  const isOpen = ['unpaid', 'partly_paid', 'upline_insufficient'].includes(bill.state)
  return (
    <Facts
      facts={[
        [
          t`State`,
          <Badge key="state" tone={billTones[bill.state]}>
            {t(billTexts[bill.state])}
          </Badge>,
        ],
        [t`Amount`, `${amountText(bill.amount)} ${currency}`],
        [t`Paid`, `${amountText(bill.paid)} ${currency}`],
        [t`Agent`, <AgentLink key="downline" agent={bill.downline} />],
        [t`Paid by`, bill.upline ? <AgentLink key="upline" agent={bill.upline} /> : t`Merchant`],
        [t`Kind`, `${t(kindTexts[bill.kind])} · ${t(categoryText(bill.category))}`],
        [
          t`Period`,
          <span key="period">
            <Time at={from} zone={zone} /> – <Time at={to} zone={zone} />
          </span>,
        ],
        [
          t`Contract`,
          mayOpen ? (
            <Link
              key="contract"
              to="/m/$merchant/agents"
              params={{ merchant }}
              search={{ view: 'contracts', open: contract }}
            >
              {contract}
            </Link>
          ) : (
            contract
          ),
        ],
        ...(dueAt === null ? [] : ([[t`Next payment`, <Time key="due" at={dueAt} zone={zone} />]] as const)),
        ...(attempts === 0 ? [] : ([[t`Attempts`, countText(attempts)]] as const)),
        ...(isOpen ? ([[t`Expires`, <Time key="expires" at={expiresAt} zone={zone} />]] as const) : []),
      ]}
    />
  )
}

/** The computation, line by line: what was counted, the tier that was reached, and the amount. */
function BillInputs({ shown }: { shown: ShownBill }) {
  const { t } = useLingui()
  const { bill, currency, net, carried, houseWin, tier, next, tiers, gross, deduction } = shown
  const money = (amount: string) => `${amountText(amount)} ${currency}`
  const tierText = (one: NonNullable<ShownBill['tier']>) =>
    t`from ${amountText(one.minVolume)} and ${countText(one.activeMembers)} active: ${
      one.rateType === 'P' ? `${one.rate} %` : money(one.rate)
    }`
  return (
    <PanelPart title={t`Computation`}>
      <SmallTable
        label={t`Computation`}
        heads={[t`Step`, t`Value`]}
        amounts={[1]}
        rows={[
          [t`Bets of the team`, money(shown.betting)],
          [t`Turnover that counts`, money(bill.turnover)],
          [t`Active members, each from ${amountText(shown.activeFrom)}`, countText(shown.activeMembers)],
          ...(net === null ? [] : [[t`Net win of the team`, money(net)]]),
          ...(carried === null ? [] : [[t`Carried over`, money(carried)]]),
          ...(houseWin === null ? [] : [[t`Expected win of the house`, money(houseWin)]]),
          [t`Reached tier`, tier ? tierText(tier) : t`None`],
          ...(next ? [[t`Next tier`, tierText(next)]] : []),
          [t`Gross`, money(gross)],
          [t`Already paid for the same turnover`, money(deduction)],
          [t`Amount`, money(bill.amount)],
        ].map(([name = '', value = '']) => ({ id: name, cells: [name, value] }))}
      />
      <TierTable label={t`Terms of the contract at that time`} kind={bill.kind} tiers={tiers} currency={currency} />
    </PanelPart>
  )
}

function BillPayments({ shown: { payments, currency } }: { shown: ShownBill }) {
  const { t } = useLingui()
  const { zone } = useSite()
  if (payments.length === 0) return null
  return (
    <PanelPart title={t`Payments`}>
      <SmallTable
        label={t`Payments`}
        heads={[t`Time`, t`By`, t`Amount`]}
        amounts={[2]}
        rows={payments.map(({ part, at, by, amount }) => ({
          id: String(part),
          cells: [<Time key="at" at={at} zone={zone} />, by ?? t`Automatic`, `${amountText(amount)} ${currency}`],
        }))}
      />
    </PanelPart>
  )
}

function BillActions({ shown }: { shown: ShownBill }) {
  const { code: merchant } = useSite()
  const mayChange = useIsOffered(merchant, 'salaries', 'approve')
  const operationOf = useBillOperations(shown)
  const [chosen, choose] = useState<AgentOperation | null>(null)
  if (!mayChange)
    return (
      <span>
        <Trans>Your roles only read bills.</Trans>
      </span>
    )
  return (
    <>
      {shown.changes.map((change) => {
        const operation = operationOf(change)
        return (
          <Button key={change} kind={kindOf(change)} onPress={() => choose(operation)}>
            {operation.button}
          </Button>
        )
      })}
      <OperationDialog operation={chosen} onClose={() => choose(null)} />
    </>
  )
}

const KINDS: Partial<Record<BillChange, 'main' | 'danger'>> = { approve: 'main', reject: 'danger' }
const kindOf = (change: BillChange) => KINDS[change] ?? 'plain'

/** Returns the steps of a bill with the texts of their dialogs. */
function useBillOperations({ bill, currency }: ShownBill): (change: BillChange) => AgentOperation {
  const { t } = useLingui()
  const { account } = bill.downline
  const amount = `${amountText(bill.amount)} ${currency}`
  const paidBy = bill.upline?.account ?? t`the merchant`
  const texts: Record<BillChange, [button: string, confirm: string, done: string]> = {
    approve: [t`Approve`, t`${amount} for ${account} may be paid by ${paidBy}.`, t`The bill is approved.`],
    reject: [
      t`Reject`,
      t`${account} isn't paid ${amount}, and sees that the bill is rejected.`,
      t`The bill is rejected.`,
    ],
    reopen: [t`Reopen`, t`The bill can be paid to ${account} for thirty more days.`, t`The bill is open again.`],
    retry: [
      t`Pay now`,
      t`What is left of ${amount} is paid to ${account} by ${paidBy} within a minute, if the balance suffices. Otherwise it is tried for seven more nights.`,
      t`The payment is being made.`,
    ],
  }
  return (change) => {
    const [button, confirmText, doneText] = texts[change]
    return {
      subject: 'salaries',
      action: change,
      values: [{ name: 'bill', value: bill.id }],
      title: t`${button}: bill ${bill.id}`,
      confirmText,
      button,
      doneText,
      isDanger: change === 'reject',
    }
  }
}
