import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'

import { ContractStatus } from '@ante/contract/agents/contract-state.ts'
import { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { cursorOf } from '../lib/pages.ts'
import { useSite } from '../lib/site.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty } from '../ui/states.tsx'
import { contractsQuery } from './agent-queries.ts'
import type { AgentsSearch } from './agents-search.ts'
import { useContractColumns } from './contract-columns.tsx'

interface ContractsViewProps {
  search: AgentsSearch
  onSearch(changes: Partial<AgentsSearch>): void
}

/** Contracts of all agents, newest first. */
export function ContractsView({ search: { kind, state, page, open }, onSearch }: ContractsViewProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const query = useQuery(
    contractsQuery(merchant, {
      kind: ContractKind.options.find((one) => one === kind),
      status: ContractStatus.options.find((one) => one === state),
      awaiting: state === 'merchant' ? 'merchant' : undefined,
      after: cursorOf(page),
    }),
  )
  const columns = useContractColumns(zone)
  return (
    <ListView query={query} zone={zone}>
      {({ rows, next }) => (
        <>
          <DataTable
            label={t`Contracts`}
            columns={columns}
            rows={rows}
            open={open}
            onOpen={(id) => onSearch({ open: id })}
            empty={<Empty icon={FileText} title={t`No contracts`}>{t`No contract fits the filter.`}</Empty>}
          />
          <Pager
            count={rows.length}
            trail={page}
            next={next}
            onPage={(trail) => onSearch({ page: trail, open: undefined })}
          />
        </>
      )}
    </ListView>
  )
}
