import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { countText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { PanelView } from '../ui/panel-view.tsx'
import { PanelPart } from '../ui/side-panel.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { ratesQuery } from './agent-queries.ts'
import type { ShownAgent } from './agent-queries.ts'
import { categoryText, kindTexts } from './agent-texts.ts'

/** Rebate rates and prize series of a member beside those of the upline, and the quotas of contracts. */
export function AgentRates({ shown: { agent, line, quotas } }: { shown: ShownAgent }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const query = useQuery(ratesQuery(merchant, agent.id))
  const upline = line.at(-1)?.account ?? t`Merchant`
  return (
    <>
      <PanelView query={query}>
        {({ rates, series, changesFrom }) => (
          <>
            <PanelPart title={t`Rebate rates, in percent of the turnover`}>
              <SmallTable
                label={t`Rebate rates`}
                heads={[t`Category`, t`Today`, t`From ${changesFrom}`, t`Highest: ${upline}`]}
                amounts={[1, 2, 3]}
                rows={rates.map(({ category, today, tomorrow, highest }) => ({
                  id: category,
                  cells: [t(categoryText(category)), today, tomorrow === today ? '–' : tomorrow, highest],
                }))}
              />
            </PanelPart>
            <PanelPart title={t`Prize series of lotteries`}>
              {series.length === 0 ? (
                <p>{t`The merchant has no lotteries.`}</p>
              ) : (
                <SmallTable
                  label={t`Prize series of lotteries`}
                  heads={[t`Group`, t`Mode`, t`Series`, t`Highest: ${upline}`]}
                  amounts={[2, 3]}
                  rows={series.map(({ group, mode, series: own, highest }) => ({
                    id: `${group} ${mode}`,
                    cells: [group, mode, own, highest],
                  }))}
                />
              )}
            </PanelPart>
          </>
        )}
      </PanelView>
      <PanelPart title={t`Quotas of contracts with members directly below`}>
        <SmallTable
          label={t`Quotas of contracts with members directly below`}
          heads={[t`Kind`, t`Offered or in force`, t`Most`]}
          amounts={[1, 2]}
          rows={quotas.flatMap(({ kind, used, most }) => {
            const text = Object.entries(kindTexts).find(([name]) => name === kind)?.[1]
            return text ? [{ id: kind, cells: [t(text), countText(used), countText(most)] }] : []
          })}
        />
      </PanelPart>
    </>
  )
}
