import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { amountText, countText } from '../lib/amounts.ts'
import { cursorOf } from '../lib/pages.ts'
import { useSite } from '../lib/site.ts'
import { ViewTabs } from '../lottery/view-tabs.tsx'
import { Badge } from '../ui/badge.tsx'
import { Pager } from '../ui/pager.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { Time } from '../ui/time.tsx'
import { billsOfAgentQuery, changesQuery, contractsOfAgentQuery, linksQuery } from './agent-queries.ts'
import { billTexts, billTones, categoryText, kindTexts, statusTexts, statusTones } from './agent-texts.ts'
import { usePartyText, useRatesText } from './contract-columns.tsx'

interface ListProps {
  /** Id of the member. */
  agent: string
}

/** Pages of a list in a panel; they are not a part of the address. */
function usePages() {
  const [trail, setTrail] = useState<string | undefined>()
  return { after: cursorOf(trail), trail, onPage: setTrail }
}

/** Contracts of a member with the upline, or with members directly below. */
export function AgentContracts({ agent }: ListProps) {
  const { t } = useLingui()
  const [side, setSide] = useState<'downline' | 'upline'>('downline')
  return (
    <>
      <ViewTabs<'downline' | 'upline'>
        label={t`Contracts`}
        tabs={[
          { id: 'downline', label: t`Receives` },
          { id: 'upline', label: t`Pays` },
        ]}
        chosen={side}
        onChoose={(id) => setSide(id)}
      />
      <ContractsOfSide key={side} agent={agent} side={side} />
    </>
  )
}

function ContractsOfSide({ agent, side }: ListProps & { side: 'downline' | 'upline' }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { after, trail, onPage } = usePages()
  const query = useQuery(contractsOfAgentQuery(merchant, { agent, side, after }))
  const ratesText = useRatesText()
  const partyText = usePartyText()
  return (
    <PanelView query={query}>
      {({ rows, next }) =>
        rows.length === 0 ? (
          <p>{t`No contracts.`}</p>
        ) : (
          <>
            <SmallTable
              label={t`Contracts`}
              heads={[t`Contract`, side === 'downline' ? t`Paid by` : t`Agent`, t`State`, t`Rates`]}
              rows={rows.map((one) => ({
                id: one.id,
                cells: [
                  <Link
                    key="contract"
                    to="/m/$merchant/agents"
                    params={{ merchant }}
                    search={{ view: 'contracts', open: one.id }}
                  >
                    {t(kindTexts[one.kind])} · {t(categoryText(one.category))}
                  </Link>,
                  <bdi key="party">{side === 'downline' ? partyText(one.upline) : one.downline.account}</bdi>,
                  <Badge key="state" tone={statusTones[one.status]}>
                    {t(statusTexts[one.status])}
                  </Badge>,
                  ratesText(one.tiers.length > 0 ? one.tiers : one.offered),
                ],
              }))}
            />
            <Pager count={rows.length} {...{ trail, next, onPage }} />
          </>
        )
      }
    </PanelView>
  )
}

/** Bills that a member receives, or pays. */
export function AgentBills({ agent }: ListProps) {
  const { t } = useLingui()
  const [side, setSide] = useState<'earner' | 'payer'>('earner')
  return (
    <>
      <ViewTabs<'earner' | 'payer'>
        label={t`Bills`}
        tabs={[
          { id: 'earner', label: t`Receives` },
          { id: 'payer', label: t`Pays` },
        ]}
        chosen={side}
        onChoose={(id) => setSide(id)}
      />
      <BillsOfSide key={side} agent={agent} side={side} />
    </>
  )
}

function BillsOfSide({ agent, side }: ListProps & { side: 'earner' | 'payer' }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { after, trail, onPage } = usePages()
  const query = useQuery(billsOfAgentQuery(merchant, { agent, side, after }))
  return (
    <PanelView query={query}>
      {({ rows, next, currency }) =>
        rows.length === 0 ? (
          <p>{t`No bills.`}</p>
        ) : (
          <>
            <SmallTable
              label={t`Bills`}
              heads={[t`Bill`, t`Day`, t`State`, t`Amount in ${currency}`]}
              amounts={[3]}
              rows={rows.map((one) => ({
                id: one.id,
                cells: [
                  <Link
                    key="bill"
                    to="/m/$merchant/agents"
                    params={{ merchant }}
                    search={{ view: 'bills', open: one.id }}
                  >
                    {t(kindTexts[one.kind])} · {one.id}
                  </Link>,
                  one.day,
                  <Badge key="state" tone={billTones[one.state]}>
                    {t(billTexts[one.state])}
                  </Badge>,
                  amountText(one.amount),
                ],
              }))}
            />
            <Pager count={rows.length} {...{ trail, next, onPage }} />
          </>
        )
      }
    </PanelView>
  )
}

/** Registration links of an agent. */
export function AgentLinks({ agent }: ListProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { after, trail, onPage } = usePages()
  const query = useQuery(linksQuery(merchant, { agent, after }))
  const states = { open: t`Open`, closed: t`Closed`, expired: t`Expired` }
  return (
    <PanelView query={query}>
      {({ rows, next }) =>
        rows.length === 0 ? (
          <p>{t`No registration links.`}</p>
        ) : (
          <>
            <SmallTable
              label={t`Registration links`}
              heads={[t`Code`, t`For`, t`State`, t`Created`, t`Registered`]}
              amounts={[4]}
              rows={rows.map(({ id, code, type, state, memo, createdAt, registered, rates }) => ({
                id,
                cells: [
                  <span key="code" title={rates.map(({ category, rate }) => `${category} ${rate} %`).join(', ')}>
                    {code}
                    {memo !== '' && <small> · {memo}</small>}
                  </span>,
                  type === 1 ? t`Agents` : t`Players`,
                  <Badge key="state" tone={state === 'open' ? 'good' : 'neutral'}>
                    {states[state]}
                  </Badge>,
                  <Time key="at" at={createdAt} zone={zone} />,
                  countText(registered),
                ],
              }))}
            />
            <Pager count={rows.length} {...{ trail, next, onPage }} />
          </>
        )
      }
    </PanelView>
  )
}

/** Promotions, demotions and moves of a member. */
export function AgentChanges({ agent }: ListProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { after, trail, onPage } = usePages()
  const query = useQuery(changesQuery(merchant, { agent, after }))
  const kinds = { promoted: t`Promoted to agent`, demoted: t`Demoted to player`, moved: t`Moved` }
  return (
    <PanelView query={query}>
      {({ rows, next }) =>
        rows.length === 0 ? (
          <p>{t`No promotion, demotion or move.`}</p>
        ) : (
          <>
            <SmallTable
              label={t`Changes`}
              heads={[t`Time`, t`Change`, t`Upline`, t`By`]}
              rows={rows.map(({ id, at, kind, by, fromUpline, toUpline }) => ({
                id,
                cells: [
                  <Time key="at" at={at} zone={zone} />,
                  kinds[kind],
                  kind === 'moved'
                    ? `${fromUpline?.account ?? t`None`} → ${toUpline?.account ?? t`None`}`
                    : (toUpline?.account ?? t`None`),
                  by?.account ?? t`Staff`,
                ],
              }))}
            />
            <Pager count={rows.length} {...{ trail, next, onPage }} />
          </>
        )
      }
    </PanelView>
  )
}
