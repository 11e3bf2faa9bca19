import type { LotteryOverview } from '@ante/contract/console/lottery.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createColumnHelper } from '@tanstack/react-table'
import { Ticket } from 'lucide-react'

import { countText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { useRefetchWhileUsed } from '../lib/use-refetch-while-used.ts'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Empty } from '../ui/states.tsx'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import { lotteriesQuery } from './lottery-queries.ts'
import { saleTone, statusTone, useSaleText, useScheduleText, useStatusText } from './lottery-texts.ts'

type Row = LotteryOverview & { id: string }
const helper = createColumnHelper<Features, Row>()
const RENEWED_MS = 30_000

/** Lotteries with their schedule, sale, running draw and awaited results. A row opens the lottery's page. */
export function LotteryList() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const navigate = useNavigate()
  const query = useQuery(lotteriesQuery(merchant))
  useRefetchWhileUsed(query.refetch, RENEWED_MS)
  const columns = useColumns(zone)
  return (
    <ListView query={query} zone={zone}>
      {({ lotteries }) => (
        <DataTable
          label={t`Lotteries`}
          columns={columns}
          rows={lotteries.map((one) => ({ ...one, id: one.code }))}
          open={undefined}
          onOpen={(game) => {
            if (game !== undefined) void navigate({ to: '/m/$merchant/lottery/$game', params: { merchant, game } })
          }}
          empty={<Empty icon={Ticket} title={t`No lotteries`}>{t`The merchant offers none.`}</Empty>}
        />
      )}
    </ListView>
  )
}

function useColumns(zone: string) {
  const { t } = useLingui()
  const saleText = useSaleText()
  const statusText = useStatusText()
  const scheduleText = useScheduleText()
  return helper.columns([
    helper.accessor('name', {
      header: t`Lottery`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <bdi>{one.name}</bdi>
          <small>
            {one.code} · {one.group}
          </small>
        </span>
      ),
    }),
    helper.accessor('resultBy', {
      header: t`Results`,
      cell: ({ getValue }) => (getValue() === 'house' ? t`Drawn by the gateway` : t`Entered by staff`),
    }),
    helper.accessor('schedule', { header: t`Schedule`, cell: ({ getValue }) => scheduleText(getValue()) }),
    helper.accessor('sale', {
      header: t`Sale`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.badges}>
          <Badge tone={saleTone[one.sale]}>{saleText(one.sale)}</Badge>
          {one.closedPlays > 0 && <Badge tone="warn">{t`Closed plays: ${one.closedPlays}`}</Badge>}
          {one.suspendedNumbers > 0 && <Badge tone="warn">{t`Suspended numbers: ${one.suspendedNumbers}`}</Badge>}
        </span>
      ),
    }),
    helper.accessor('current', {
      header: t`Running draw`,
      cell: ({ getValue }) => {
        const { drawNumber, drawAt, status } = getValue()
        return (
          <span className={cells.two}>
            <span>
              {drawNumber} <Badge tone={statusTone[status]}>{statusText(status)}</Badge>
            </span>
            <small>
              <Time at={drawAt} zone={zone} />
            </small>
          </span>
        )
      },
    }),
    helper.accessor('awaited', {
      header: t`Awaited results`,
      meta: { alignsEnd: true },
      cell: ({ row: { original: one } }) => (
        <span className={`${cells.two} ${cells.end}`}>
          <span>{countText(one.awaited)}</span>
          {one.awaitedSince !== null && (
            <small>
              <Time at={one.awaitedSince} zone={zone} isRelative />
            </small>
          )}
        </span>
      ),
    }),
  ])
}
