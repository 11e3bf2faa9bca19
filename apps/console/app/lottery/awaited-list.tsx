import { AWAITED_LIMIT } from '@ante/contract/console/lottery.ts'
import type { AwaitedDraw } from '@ante/contract/console/lottery.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import { CircleCheck } from 'lucide-react'

import { amountText, countText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { useRefetchWhileUsed } from '../lib/use-refetch-while-used.ts'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { Empty } from '../ui/states.tsx'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import { awaitedQuery } from './lottery-queries.ts'
import { entryTone, statusTone, useEntryText, useStatusText } from './lottery-texts.ts'

type Row = AwaitedDraw & { id: string; currency: string }
const helper = createColumnHelper<Features, Row>()
const RENEWED_MS = 15_000
/** Columns that the panel shows as well. */
const IN_PANEL = ['status', 'voidAt', 'staked']

interface AwaitedListProps {
  open: string | undefined
  onOpen(id: string | undefined): void
}

/** Draws that await a result: with bets first, longest overdue first. */
export function AwaitedList({ open, onOpen }: AwaitedListProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const query = useQuery(awaitedQuery(merchant))
  useRefetchWhileUsed(query.refetch, RENEWED_MS)
  const columns = useColumns(zone)
  return (
    <ListView query={query} zone={zone}>
      {({ draws, isCapped, currency }) => (
        <>
          {isCapped && (
            <Notice tone="warn">
              <Trans>Only the first {AWAITED_LIMIT} draws are shown.</Trans>
            </Notice>
          )}
          <DataTable
            label={t`Awaited results`}
            columns={columns}
            rows={draws.map((draw) => ({ ...draw, currency, id: `${draw.game.code} ${draw.drawNumber}` }))}
            hidden={open === undefined ? [] : IN_PANEL}
            open={open}
            onOpen={onOpen}
            empty={
              <Empty
                icon={CircleCheck}
                title={t`No result is awaited`}
              >{t`All draws whose time has passed have one.`}</Empty>
            }
          />
        </>
      )}
    </ListView>
  )
}

function useColumns(zone: string) {
  const { t } = useLingui()
  const statusText = useStatusText()
  const entryText = useEntryText()
  const end = { meta: { alignsEnd: true } }
  return helper.columns([
    helper.accessor((one) => one.game.name, {
      id: 'draw',
      header: t`Draw`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <bdi>{one.game.name}</bdi>
          <small>
            {one.game.code} · {one.drawNumber}
          </small>
        </span>
      ),
    }),
    helper.accessor('drawAt', {
      header: t`Drawn`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <Time at={one.drawAt} zone={zone} isRelative />
          <small>
            <Time at={one.drawAt} zone={zone} />
          </small>
        </span>
      ),
    }),
    helper.accessor('status', {
      header: t`State`,
      cell: ({ getValue }) => <Badge tone={statusTone[getValue()]}>{statusText(getValue())}</Badge>,
    }),
    helper.accessor('entries', {
      header: t`Entered by`,
      cell: ({ row: { original: one } }) =>
        one.game.resultBy === 'house' && one.status === 'AWAITING_RESULT' ? (
          t`The gateway draws it`
        ) : (
          <Badge tone={entryTone[one.entries]}>{entryText(one.entries)}</Badge>
        ),
    }),
    helper.accessor('bets', {
      header: t`Bets`,
      ...end,
      cell: ({ getValue }) => <span className={cells.end}>{countText(getValue())}</span>,
    }),
    helper.accessor('staked', {
      header: t`Stakes`,
      ...end,
      cell: ({ row: { original: one } }) => (
        <span className={cells.end}>
          {amountText(one.staked)} {one.currency}
        </span>
      ),
    }),
    helper.accessor('voidAt', {
      header: t`Void`,
      cell: ({ getValue }) => {
        const at = getValue()
        return at === null ? '–' : <Time at={at} zone={zone} isRelative />
      },
    }),
  ])
}
