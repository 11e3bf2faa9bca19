import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText } from '../lib/amounts.ts'
import { cursorOf } from '../lib/pages.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Pager } from '../ui/pager.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { PanelPart } from '../ui/side-panel.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { rebateLinesQuery, rebatesQuery } from './agent-queries.ts'
import { categoryText } from './agent-texts.ts'

/** Rebate income of an agent, and the turnover and rates by which the chosen one was computed. */
export function AgentRebates({ agent }: { agent: string }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const [trail, setTrail] = useState<string | undefined>()
  const [chosen, choose] = useState<{ id: string; name: string } | null>(null)
  const query = useQuery(rebatesQuery(merchant, { agent, after: cursorOf(trail) }))
  return (
    <PanelView query={query}>
      {({ rows, next, currency }) =>
        rows.length === 0 ? (
          <p>{t`No rebate income.`}</p>
        ) : (
          <>
            <SmallTable
              label={t`Rebate income`}
              heads={[t`Day`, t`Category`, t`Amount in ${currency}`, t`Debt`, t`Details`]}
              amounts={[2, 3]}
              rows={rows.map(({ id, day, category, amount, owed, isHeld }) => ({
                id,
                cells: [
                  day,
                  t(categoryText(category)),
                  <span key="amount">
                    {amountText(amount)} {isHeld && <Badge tone="warn">{t`Held`}</Badge>}
                  </span>,
                  amountText(owed),
                  <Button
                    key="lines"
                    size="small"
                    aria-label={t`Show how ${category} of ${day} was computed`}
                    onPress={() => choose({ id, name: `${day} · ${t(categoryText(category))}` })}
                  >
                    {t`Show`}
                  </Button>,
                ],
              }))}
            />
            <Pager count={rows.length} trail={trail} next={next} onPage={setTrail} />
            {chosen && <RebateLines key={chosen.id} agent={agent} rebate={chosen.id} name={chosen.name} />}
          </>
        )
      }
    </PanelView>
  )
}

function RebateLines({ agent, rebate, name }: { agent: string; rebate: string; name: string }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const [trail, setTrail] = useState<string | undefined>()
  const query = useQuery(rebateLinesQuery(merchant, { agent, rebate, after: cursorOf(trail) }))
  return (
    <PanelPart title={t`Computation of ${name}`}>
      <PanelView query={query}>
        {({ rows, next }) => (
          <>
            <SmallTable
              label={t`Computation of ${name}`}
              heads={[t`Member below`, t`Day`, t`Turnover`, t`Own rate`, t`Rate below`, t`Amount`]}
              amounts={[2, 3, 4, 5]}
              rows={rows.map((line) => ({
                id: line.id,
                cells: [
                  <bdi key="member">{line.downline.account}</bdi>,
                  line.day,
                  amountText(line.turnover),
                  `${line.ownRate} %`,
                  `${line.downlineRate} %`,
                  amountText(line.amount),
                ],
              }))}
            />
            <Pager count={rows.length} trail={trail} next={next} onPage={setTrail} />
          </>
        )}
      </PanelView>
    </PanelPart>
  )
}
