import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { ViewTabs } from '../lottery/view-tabs.tsx'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/states.tsx'
import { AgentFilters } from './agent-filters.tsx'
import type { AgentsSearch, AgentsView } from './agents-search.ts'
import { BillsView } from './bills-view.tsx'
import { ContractsView } from './contracts-view.tsx'
import { TreeView } from './tree-view.tsx'

/** Loaded when it is shown: the panel of the open row has large forms. */
const OpenPanel = lazy(async () => ({ default: (await import('./open-panel.tsx')).OpenPanel }))
const RatesView = lazy(async () => ({ default: (await import('./rates-view.tsx')).RatesView }))
const ProofsView = lazy(async () => ({ default: (await import('./proofs-view.tsx')).ProofsView }))

const route = getRouteApi('/in/m/$merchant/agents')

/** Agents: their tree, contracts, bills, rates, and the proof of the team sums. */
export default function AgentsPage() {
  const { t } = useLingui()
  const { code } = useSite()
  return code === PLATFORM ? <ChooseMerchant title={t`Agents`} /> : <Agents />
}

function Agents() {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const may = useMay(merchant)
  const search: AgentsSearch = route.useSearch()
  const navigate = route.useNavigate()
  const change = (changes: Partial<AgentsSearch>) =>
    void navigate({ search: (previous) => ({ ...previous, ...changes }), replace: true })
  const views = [
    { id: 'tree' as const, label: t`Tree`, is: may('agents.agent.read') },
    { id: 'contracts' as const, label: t`Contracts`, is: may('agents.contract.read') },
    { id: 'bills' as const, label: t`Bills`, is: may('agents.salary.read') },
    { id: 'rates' as const, label: t`Rates and quotas`, is: may('agents.contract.read') },
    { id: 'proofs' as const, label: t`Team proof`, is: may('agents.agent.read') },
  ].filter(({ is }) => is)
  const wanted: AgentsView = search.view ?? 'tree'
  const view = views.find(({ id }) => id === wanted)?.id ?? views[0]?.id ?? 'tree'
  return (
    <Page
      title={t`Agents`}
      subtitle={t`Agents and their teams, what they are offered and paid, and where they stand in the tree.`}
      filters={
        <>
          <ViewTabs
            label={t`View`}
            tabs={views}
            chosen={view}
            onChoose={(id) => void navigate({ search: id === 'tree' ? {} : { view: id }, replace: true })}
          />
          <AgentFilters view={view} search={search} onSearch={change} />
        </>
      }
      panel={
        search.open !== undefined && (
          <Suspense fallback={null}>
            <OpenPanel view={view} open={search.open} search={search} onSearch={change} />
          </Suspense>
        )
      }
    >
      {view === 'tree' && <TreeView key={`${search.from} ${search.until}`} search={search} onSearch={change} />}
      {view === 'contracts' && <ContractsView search={search} onSearch={change} />}
      {view === 'bills' && <BillsView search={search} onSearch={change} />}
      <Suspense fallback={<Skeleton lines={9} />}>
        {view === 'rates' && <RatesView />}
        {view === 'proofs' && <ProofsView />}
      </Suspense>
    </Page>
  )
}
