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

/** Columns of a tab of the queue. Ended withdrawals show when they were requested and ended, instead of their age. */
export function useWithdrawalColumns(zone: string, isEnded: boolean) {
  const { t } = useLingui()
  // Memoized, because a new array of columns would render all rows again.
  // oxlint-disable-next-line react/preserve-manual-memoization
  return useMemo(
    () =>
      helper.columns([
        helper.accessor('requestedAt', {
          id: 'age',
          header: isEnded ? t`Requested` : t`Age`,
          cell: ({ row: { original: withdrawal } }) =>
            withdrawal.endedAt === null ? (
              <AgeBadge since={withdrawal.requestedAt} due={withdrawal.dueAt} />
            ) : (
              <RequestTimes at={withdrawal.requestedAt} ended={withdrawal.endedAt} zone={zone} />
            ),
        }),
        helper.accessor('account', {
          header: t`Player`,
          cell: ({ row: { original: withdrawal } }) => (
            <span className={cells.two}>
              <span>{withdrawal.account}</span>
              <small>{withdrawal.isFirst ? t`VIP ${withdrawal.level} · first` : t`VIP ${withdrawal.level}`}</small>
            </span>
          ),
        }),
        helper.accessor('amount', {
          header: t`Amount`,
          meta: { alignsEnd: true },
          cell: ({ row: { original: withdrawal } }) => (
            <span className={`${cells.two} ${cells.end}`}>
              <strong>{amountText(withdrawal.amount)}</strong>
              <small>
                {withdrawal.fee === '0.00' ? withdrawal.currency : t`${amountText(withdrawal.pays)} after fee`}
              </small>
            </span>
          ),
        }),
        helper.accessor('failed', {
          id: 'checks',
          header: t`Checks`,
          cell: ({ getValue }) => <CheckBadges failed={getValue()} />,
        }),
        helper.accessor('bank', {
          header: t`Bank account`,
          cell: ({ row: { original: withdrawal } }) => (
            <span className={cells.two}>
              <span>{withdrawal.bank}</span>
              <small>{withdrawal.card}</small>
            </span>
          ),
        }),
        helper.accessor('claim', {
          id: 'reviewer',
          header: t`Reviewer`,
          cell: ({ row: { original: withdrawal } }) => <Reviewer withdrawal={withdrawal} />,
        }),
        helper.accessor('balanceBefore', {
          id: 'balance',
          header: t`Balance`,
          meta: { alignsEnd: true },
          cell: ({ row: { original: withdrawal } }) =>
            withdrawal.balanceBefore === null ? (
              '–'
            ) : (
              <span className={`${cells.two} ${cells.end}`}>
                <span>{amountText(withdrawal.balanceAfter ?? '')}</span>
                <small>{t`before ${amountText(withdrawal.balanceBefore)}`}</small>
              </span>
            ),
        }),
        helper.accessor('net', {
          header: t`Net deposits`,
          meta: { alignsEnd: true },
          cell: ({ row: { original: withdrawal } }) => (
            <span className={`${cells.two} ${cells.end}`}>
              <span>{amountText(withdrawal.net)}</span>
              <small>{t`${amountText(withdrawal.deposited)} in, ${amountText(withdrawal.withdrawn)} out`}</small>
            </span>
          ),
        }),
        helper.accessor('lastDay', {
          header: t`Last 24 h`,
          meta: { alignsEnd: true },
          cell: ({ getValue }) => <span className={cells.end}>{getValue()}</span>,
        }),
        helper.accessor('turnoverLeft', {
          id: 'turnover',
          header: t`Wagering left`,
          meta: { alignsEnd: true },
          cell: ({ getValue }) => <span className={cells.end}>{amountText(getValue())}</span>,
        }),
        helper.accessor('provider', { header: t`Provider`, cell: ({ getValue }) => getValue() ?? t`By staff` }),
        helper.accessor('tries', {
          header: t`Polls`,
          meta: { alignsEnd: true },
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
