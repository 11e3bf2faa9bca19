import type { VendorCallFigures, VendorOverview } from '@ante/contract/console/vendors.ts'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { countText } from '../lib/amounts.ts'
import { numberLocale } from '../lib/locale.ts'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import {
  useDurationText,
  useVendorHealthText,
  useVendorStateText,
  vendorHealthTone,
  vendorStateTone,
} from './vendor-texts.ts'

type Row = VendorOverview & { id: string }
const helper = createColumnHelper<Features, Row>()

/** Calls of both directions. */
const callsOf = ({ callsIn, callsOut }: Pick<VendorOverview, 'callsIn' | 'callsOut'>) => [callsOut, callsIn]

/** Returns the later time of the last call in any direction; null without one. */
const lastCallAt = (calls: readonly VendorCallFigures[]): string | null =>
  calls
    .flatMap(({ lastAt }) => lastAt ?? [])
    .toSorted()
    .at(-1) ?? null

const slowest = (calls: readonly VendorCallFigures[]): number | null => {
  const known = calls.flatMap(({ p95Ms }) => p95Ms ?? [])
  return known.length > 0 ? Math.max(...known) : null
}

/** Formats the share of calls without a valid answer. */
export function failureShare(calls: readonly VendorCallFigures[]): string {
  const count = calls.reduce((sum, one) => sum + one.count, 0)
  const failures = calls.reduce((sum, one) => sum + one.failures, 0)
  if (count === 0) return '–'
  return new Intl.NumberFormat(numberLocale(), { style: 'percent', maximumFractionDigits: 2 }).format(failures / count)
}

export function useVendorColumns(zone: string) {
  const { t } = useLingui()
  const stateText = useVendorStateText()
  const healthText = useVendorHealthText()
  const durationText = useDurationText()
  const end = { meta: { alignsEnd: true } }
  return helper.columns([
    helper.accessor('name', {
      header: t`Vendor`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <bdi>{one.name}</bdi>
          <small>{one.code}</small>
        </span>
      ),
    }),
    helper.accessor('state', {
      header: t`State`,
      cell: ({ getValue }) => <Badge tone={vendorStateTone[getValue()]}>{stateText(getValue())}</Badge>,
    }),
    helper.accessor('health', {
      header: t`Answers`,
      cell: ({ getValue }) => <Badge tone={vendorHealthTone[getValue()]}>{healthText(getValue())}</Badge>,
    }),
    helper.accessor((one) => lastCallAt(callsOf(one)), {
      id: 'lastCall',
      header: t`Last call`,
      cell: ({ getValue }) => {
        const at = getValue()
        return at === null ? t`None in a day` : <Time at={at} zone={zone} isRelative />
      },
    }),
    helper.accessor((one) => slowest(callsOf(one)), {
      id: 'p95',
      header: t`95th percentile`,
      ...end,
      cell: ({ getValue }) => <span className={cells.end}>{durationText(getValue())}</span>,
    }),
    helper.accessor((one) => failureShare(callsOf(one)), {
      id: 'failures',
      header: t`Failed calls`,
      ...end,
      cell: ({ getValue }) => <span className={cells.end}>{getValue()}</span>,
    }),
    helper.accessor('openRounds', {
      header: t`Open rounds`,
      ...end,
      cell: ({ row: { original: one } }) => (
        <span className={cells.end}>
          {countText(one.openRounds.count)}
          {one.openRounds.isMore ? '+' : ''}
        </span>
      ),
    }),
    helper.accessor('games', {
      header: t`Games`,
      ...end,
      cell: ({ row: { original: one } }) => <span className={cells.end}>{countText(one.games.open)}</span>,
    }),
  ])
}
