import type { listSupportCases } from '@ante/contract/console/support.ts'
import type { SupportCase } from '@ante/contract/console/support-parts.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import { MessagesSquare } from 'lucide-react'

import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty } from '../ui/states.tsx'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import { CaseBadges } from './case-badges.tsx'
import styles from './support.module.css'
import { useCaseName } from './use-case-name.ts'
import { WaitBadge } from './wait-badge.tsx'

interface CaseRowsProps {
  query: UseQueryResult<OutputOf<typeof listSupportCases>>
  page: string | undefined
  open: string | undefined
  onOpen(id: string | undefined): void
  onPage(trail: string | undefined): void
}

const helper = createColumnHelper<Features, SupportCase>()

/** The cases of a list. Beside an open case, only the player and the waiting time are shown. */
export function CaseRows({ query, page, open, onOpen, onPage }: CaseRowsProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  const columns = useCaseColumns(zone, open !== undefined)
  return (
    <ListView query={query} zone={zone}>
      {({ rows, next }) => (
        <>
          <DataTable
            label={t`Cases`}
            columns={columns}
            rows={rows}
            hidden={open === undefined ? [] : ['assignee', 'lastAt']}
            open={open}
            onOpen={onOpen}
            empty={<Empty icon={MessagesSquare} title={t`No cases here`}>{t`Choose another list or filter.`}</Empty>}
          />
          <Pager count={rows.length} trail={page} next={next} onPage={onPage} />
        </>
      )}
    </ListView>
  )
}

function useCaseColumns(zone: string, isNarrow: boolean) {
  const { t } = useLingui()
  return helper.columns([
    helper.accessor('player', {
      header: t`Player`,
      cell: ({ row: { original: one } }) => <CaseSummary one={one} isNarrow={isNarrow} />,
    }),
    helper.accessor('waitingSince', {
      header: t`Waits`,
      cell: ({ getValue }) => <WaitBadge since={getValue()} />,
    }),
    helper.accessor('assignee', {
      header: t`Assigned to`,
      cell: ({ row: { original: one } }) => {
        if (one.role) return <Badge tone="accent">{one.role.name}</Badge>
        return one.assignee?.name ?? '–'
      },
    }),
    helper.accessor('lastAt', {
      header: t`Last message`,
      cell: ({ getValue }) => <Time at={getValue()} zone={zone} isRelative />,
    }),
  ])
}

function CaseSummary({ one, isNarrow }: { one: SupportCase; isNarrow: boolean }) {
  const { t } = useLingui()
  const caseName = useCaseName()
  return (
    <span className={cells.two}>
      <span className={styles.rowHead}>
        <bdi>{caseName(one)}</bdi>
        <CaseBadges shown={one} />
      </span>
      <small className={isNarrow ? styles.shortExcerpt : styles.excerpt} dir="auto">
        {one.excerpt === '' ? t`Picture` : one.excerpt}
      </small>
    </span>
  )
}
