import type { QueuedWithdrawal } from '@ante/contract/console/withdrawal-parts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'
import { useMemo } from 'react'

import { amountText } from '../lib/amounts.ts'
import { AgeBadge } from '../ui/age-badge.tsx'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import { CheckBadges } from './check-badges.tsx'

const helper = createColumnHelper<Features, QueuedWithdrawal>()

/** Columns of a tab of the queue; ended withdrawals have the times of the request and of the end instead of the age. */
export function useWithdrawalColumns(zone: string, isEnded: boolean) {
  const { t } = useLingui()
  // A new array of columns would render all rows again.
  // oxlint-disable-next-line react/preserve-manual-memoization
  return useMemo(
    () =>
      helper.columns([
        helper.accessor('requestedAt', {
          id: 'age',
          header: isEnded ? t`Requested` : t`Age`,
          cell: ({ row: { original: one } }) =>
            one.endedAt === null ? (
              <AgeBadge since={one.requestedAt} due={one.dueAt} />
            ) : (
              <RequestTimes at={one.requestedAt} ended={one.endedAt} zone={zone} />
            ),
        }),
        helper.accessor('account', {
          header: t`Player`,
          cell: ({ row: { original: one } }) => (
            <span className={cells.two}>
              <span>{one.account}</span>
              <small>{one.isFirst ? t`VIP ${one.level} · first` : t`VIP ${one.level}`}</small>
            </span>
          ),
        }),
        helper.accessor('amount', {
          header: t`Amount`,
          meta: { isEnd: true },
          cell: ({ row: { original: one } }) => (
            <span className={`${cells.two} ${cells.end}`}>
              <strong>{amountText(one.amount)}</strong>
              <small>{one.fee === '0.00' ? one.currency : t`${amountText(one.pays)} after fee`}</small>
            </span>
          ),
        }),
        helper.accessor('failed', {
          id: 'checks',
          header: t`Checks`,
          cell: ({ getValue }) => <CheckBadges failed={getValue()} />,
        }),
        helper.accessor('bank', {
          header: t`Account`,
          cell: ({ row: { original: one } }) => (
            <span className={cells.two}>
              <span>{one.bank}</span>
              <small>{one.card}</small>
            </span>
          ),
        }),
        helper.accessor('claim', {
          id: 'reviewer',
          header: t`Reviewer`,
          cell: ({ row: { original: one } }) => <Reviewer withdrawal={one} />,
        }),
        helper.accessor('balanceBefore', {
          id: 'balance',
          header: t`Balance`,
          meta: { isEnd: true },
          cell: ({ row: { original: one } }) =>
            one.balanceBefore === null ? (
              '–'
            ) : (
              <span className={`${cells.two} ${cells.end}`}>
                <span>{amountText(one.balanceAfter ?? '')}</span>
                <small>{t`before ${amountText(one.balanceBefore)}`}</small>
              </span>
            ),
        }),
        helper.accessor('net', {
          header: t`Net deposits`,
          meta: { isEnd: true },
          cell: ({ row: { original: one } }) => (
            <span className={`${cells.two} ${cells.end}`}>
              <span>{amountText(one.net)}</span>
              <small>{t`${amountText(one.deposited)} in, ${amountText(one.withdrawn)} out`}</small>
            </span>
          ),
        }),
        helper.accessor('lastDay', {
          id: 'today',
          header: t`Last 24 h`,
          meta: { isEnd: true },
          cell: ({ getValue }) => <span className={cells.end}>{getValue()}</span>,
        }),
        helper.accessor('turnoverLeft', {
          id: 'turnover',
          header: t`Wagering left`,
          meta: { isEnd: true },
          cell: ({ getValue }) => <span className={cells.end}>{amountText(getValue())}</span>,
        }),
        helper.accessor('provider', { header: t`Provider`, cell: ({ getValue }) => getValue() ?? t`By staff` }),
        helper.accessor('tries', {
          header: t`Polls`,
          meta: { isEnd: true },
          cell: ({ getValue }) => <span className={cells.end}>{getValue()}</span>,
        }),
        helper.accessor('id', { id: 'number', header: t`Number`, cell: ({ getValue }) => <code>{getValue()}</code> }),
      ]),
    [t, zone, isEnded],
  )
}

function RequestTimes({ at, ended, zone }: { at: string; ended: string; zone: string }) {
  return (
    <span className={cells.two}>
      <Time at={at} zone={zone} />
      <small>
        <Trans>
          ended <Time at={ended} zone={zone} />
        </Trans>
      </small>
    </span>
  )
}

function Reviewer({ withdrawal: { claim, isProposed } }: { withdrawal: QueuedWithdrawal }) {
  if (isProposed)
    return (
      <Badge tone="accent">
        <Trans>Awaits approval</Trans>
      </Badge>
    )
  if (claim === null) return '–'
  return claim.isOwn ? <Trans>You</Trans> : <Badge tone="warn">{claim.by}</Badge>
}
