import { AgentPanel } from './agent-panel.tsx'
import type { AgentsSearch, AgentsView } from './agents-search.ts'
import { BillPanel } from './bill-panel.tsx'
import { ContractPanel } from './contract-panel.tsx'

interface OpenPanelProps {
  view: AgentsView
  /** Id of the open row. */
  open: string
  search: AgentsSearch
  onSearch(changes: Partial<AgentsSearch>): void
}

/** Panel of the open member, contract or bill. */
export function OpenPanel({ view, open, search: { tab, from, until }, onSearch }: OpenPanelProps) {
  const close = () => onSearch({ open: undefined, tab: undefined })
  if (view === 'contracts') return <ContractPanel key={open} id={open} onClose={close} />
  if (view === 'bills') return <BillPanel key={open} id={open} onClose={close} />
  if (view !== 'tree') return null
  return (
    <AgentPanel
      key={open}
      id={open}
      days={{ from, until }}
      tab={tab}
      onTab={(next) => onSearch({ tab: next })}
      onClose={close}
    />
  )
}
