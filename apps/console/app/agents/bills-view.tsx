import { BillState } from '@ante/contract/agents/bills.ts'
import { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'

import { cursorOf } from '../lib/pages.ts'
import { useSite } from '../lib/site.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty } from '../ui/states.tsx'
import { billsQuery } from './agent-queries.ts'
import type { AgentsSearch } from './agents-search.ts'
import { useBillColumns } from './bill-columns.tsx'

interface BillsViewProps {
  search: AgentsSearch
  onSearch(changes: Partial<AgentsSearch>): void
}

/** Bills of salaries and dividends, newest first. */
export function BillsView({ search: { kind, state, page, open }, onSearch }: BillsViewProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const query = useQuery(
    billsQuery(merchant, {
      kind: ContractKind.options.find((one) => one === kind),
      state: BillState.options.find((one) => one === state),
      after: cursorOf(page),
    }),
  )
  const columns = useBillColumns()
  return (
    <ListView query={query} zone={zone}>
      {({ rows, next }) => (
        <>
          <DataTable
            label={t`Bills`}
            columns={columns}
            rows={rows}
            open={open}
            onOpen={(id) => onSearch({ open: id })}
            empty={<Empty icon={ReceiptText} title={t`No bills`}>{t`No bill fits the filter.`}</Empty>}
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
