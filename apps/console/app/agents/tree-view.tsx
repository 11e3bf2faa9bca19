import { useLingui } from '@lingui/react/macro'
import { Network } from 'lucide-react'

import { useSite } from '../lib/site.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Empty } from '../ui/states.tsx'
import { Time } from '../ui/time.tsx'
import type { AgentsSearch } from './agents-search.ts'
import styles from './agents.module.css'
import { useTreeColumns } from './tree-columns.tsx'
import { useBranches } from './use-branches.ts'

/** Branches that the address can name as open. */
const OPEN_LIMIT = 100

interface TreeViewProps {
  search: AgentsSearch
  onSearch(changes: Partial<AgentsSearch>): void
}

/** The tree of agents with team sums. Branches load when they are opened, page by page. */
export function TreeView({ search, onSearch }: TreeViewProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { at = '', to, players, from, until } = search
  const { roots, open, items, showMore, retry } = useBranches({
    merchant,
    days: { from, until },
    open: at === '' ? [] : at.split('.'),
    showsPlayers: players === 'yes',
    to,
  })
  const toggle = (id: string) => {
    const next = open.includes(id) ? open.filter((one) => one !== id) : [...open, id].slice(-OPEN_LIMIT)
    // Without open branches, a path from a search would be opened again.
    onSearch(next.length > 0 ? { at: next.join('.') } : { at: undefined, to: undefined })
  }
  const columns = useTreeColumns({ toggle, showMore, retry })
  if (!roots) return null
  return (
    <ListView query={roots} zone={zone}>
      {({ from: first, until: last, countedAt, currency }) => (
        <>
          <p className={styles.sums}>
            {t`Sums of each team in ${currency}, ${first} to ${last}, the agent included. Counted until`}{' '}
            <Time at={countedAt} zone={zone} />
          </p>
          <DataTable
            label={t`Agents`}
            columns={columns}
            rows={items}
            open={search.open}
            onOpen={(id) => {
              if (id === undefined || items.some((item) => item.id === id && item.kind === 'member'))
                onSearch({ open: id })
            }}
            empty={
              <Empty icon={Network} title={t`No agents`}>{t`The merchant has no agents without an upline yet.`}</Empty>
            }
          />
        </>
      )}
    </ListView>
  )
}
