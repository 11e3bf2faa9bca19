import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { ViewTabs } from '../lottery/view-tabs.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import { AgentActions } from './agent-actions.tsx'
import { AgentBills, AgentChanges, AgentContracts, AgentLinks } from './agent-lists.tsx'
import { AgentOverview } from './agent-overview.tsx'
import { agentQuery } from './agent-queries.ts'
import type { SumDays } from './agent-queries.ts'
import { AgentRates } from './agent-rates.tsx'
import { AgentRebates } from './agent-rebates.tsx'
import styles from './agents.module.css'

interface AgentPanelProps {
  id: string
  days: SumDays
  tab: string | undefined
  onTab(tab: string | undefined): void
  onClose(): void
}

/** A member of the tree: the line upwards, sums, rates, contracts, links, bills and changes. */
export function AgentPanel({ id, days, tab, onTab, onClose }: AgentPanelProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const may = useMay(merchant)
  const query = useQuery(agentQuery(merchant, id, days))
  const tabs = [
    { id: 'overview', label: t`Overview`, is: true },
    { id: 'rates', label: t`Rates`, is: true },
    { id: 'contracts', label: t`Contracts`, is: may('agents.contract.read') },
    { id: 'bills', label: t`Bills`, is: may('agents.salary.read') },
    { id: 'rebates', label: t`Rebates`, is: true },
    { id: 'links', label: t`Links`, is: may('identity.link.read') },
    { id: 'changes', label: t`Changes`, is: true },
  ].filter(({ is }) => is)
  const chosen = tabs.find((one) => one.id === tab)?.id ?? 'overview'
  return (
    <SidePanel
      title={<bdi>{query.data?.agent.account ?? '…'}</bdi>}
      onClose={onClose}
      foot={query.data && <AgentActions shown={query.data} />}
      isText
    >
      <PanelView query={query}>
        {(shown) => (
          <div className={styles.panel}>
            <ViewTabs
              label={t`Parts`}
              tabs={tabs}
              chosen={chosen}
              onChoose={(next) => onTab(next === 'overview' ? undefined : next)}
            />
            {chosen === 'overview' && <AgentOverview shown={shown} />}
            {chosen === 'rates' && <AgentRates shown={shown} />}
            {chosen === 'contracts' && <AgentContracts agent={id} />}
            {chosen === 'bills' && <AgentBills agent={id} />}
            {chosen === 'rebates' && <AgentRebates agent={id} />}
            {chosen === 'links' && <AgentLinks agent={id} />}
            {chosen === 'changes' && <AgentChanges agent={id} />}
          </div>
        )}
      </PanelView>
    </SidePanel>
  )
}
