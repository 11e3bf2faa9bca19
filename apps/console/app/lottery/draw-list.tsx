import type { LotteryDrawRow } from '@ante/contract/console/lottery.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { createColumnHelper } from '@tanstack/react-table'
import { Ticket } from 'lucide-react'

import { cursorOf } from '../lib/pages.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty } from '../ui/states.tsx'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import { drawsQuery } from './lottery-queries.ts'
import { statusTone, useStatusText } from './lottery-texts.ts'
import { resultText } from './result-text.ts'

const route = getRouteApi('/in/m/$merchant/lottery/$game')

type Row = Omit<LotteryDrawRow, 'id'> & { id: string }
const helper = createColumnHelper<Features, Row>()
/** Statuses of draws that await a result. */
const LATE: readonly string[] = ['AWAITING_RESULT', 'RESULT_REVERSED']
/** Columns that the panel shows as well. */
const IN_PANEL = ['drawnAt', 'settledAt']

/** Draws of a lottery whose time has passed, latest first. */
export function DrawList({ game }: { game: string }) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { state, page, open } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(drawsQuery(merchant, { game, state, after: cursorOf(page) }))
  const columns = useColumns(zone)
  return (
    <ListView query={query} zone={zone}>
      {({ draws, next }) => (
        <>
          <DataTable
            label={t`Draws`}
            columns={columns}
            rows={draws.map((draw) => ({ ...draw, id: draw.drawNumber }))}
            hidden={open === undefined ? [] : IN_PANEL}
            open={open}
            onOpen={(id) => void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true })}
            empty={<Empty icon={Ticket} title={t`No draws`}>{t`No draw with a result or bets fits the filter.`}</Empty>}
          />
          {(draws.length > 0 || page !== undefined) && (
            <Pager
              count={draws.length}
              trail={page}
              next={next}
              onPage={(trail) =>
                void navigate({ search: (previous) => ({ ...previous, page: trail, open: undefined }) })
              }
            />
          )}
        </>
      )}
    </ListView>
  )
}

function useColumns(zone: string) {
  const { t } = useLingui()
  const statusText = useStatusText()
  const time = (at: string | null) => (at === null ? '–' : <Time at={at} zone={zone} />)
  return helper.columns([
    helper.accessor('drawNumber', { header: t`Draw` }),
    helper.accessor('drawAt', {
      header: t`Drawn`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          {time(one.drawAt)}
          {LATE.includes(one.status) && (
            <small>
              <Time at={one.drawAt} zone={zone} isRelative />
            </small>
          )}
        </span>
      ),
    }),
    helper.accessor('status', {
      header: t`State`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.badges}>
          <Badge tone={statusTone[one.status]}>{statusText(one.status)}</Badge>
          {one.results > 1 && <Badge tone="warn">{t`Corrected`}</Badge>}
        </span>
      ),
    }),
    helper.accessor('result', { header: t`Result`, cell: ({ getValue }) => resultText(getValue()) }),
    helper.accessor('drawnAt', { header: t`Result since`, cell: ({ getValue }) => time(getValue()) }),
    helper.accessor('settledAt', { header: t`Settled`, cell: ({ getValue }) => time(getValue()) }),
  ])
}
