import type { QueuedDeposit } from '@ante/contract/console/deposits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'
import { useMemo } from 'react'

import { amountText } from '../lib/amounts.ts'
import { AgeBadge } from '../ui/age-badge.tsx'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import { problemText, stateText } from './deposit-texts.ts'

const helper = createColumnHelper<Features, QueuedDeposit>()

const OPEN = new Set(['CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING'])

/** Columns of a tab of the queue; ended deposits have their times instead of the age. */
export function useDepositColumns(zone: string, isEnded: boolean) {
  const { t } = useLingui()
  // A new array of columns would render all rows again.
  // oxlint-disable-next-line react/preserve-manual-memoization
  return useMemo(
    () =>
      helper.columns([
        helper.accessor('createdAt', {
          id: 'age',
          header: isEnded ? t`Created` : t`Age`,
          cell: ({ row: { original: deposit } }) =>
            OPEN.has(deposit.state) ? (
              <AgeBadge since={deposit.createdAt} due={deposit.expiresAt} />
            ) : (
              <DepositTimes deposit={deposit} zone={zone} />
            ),
        }),
        helper.accessor('account', {
          header: t`Player`,
          cell: ({ row: { original: deposit } }) => (
            <span className={cells.two}>
              <span>{deposit.account}</span>
              <small>{deposit.id}</small>
            </span>
          ),
        }),
        helper.accessor('requested', {
          id: 'amount',
          header: t`Amount`,
          meta: { alignsEnd: true },
          cell: ({ row: { original: deposit } }) => (
            <span className={`${cells.two} ${cells.end}`}>
              <strong>{amountText(deposit.requested)}</strong>
              <small>{t`${amountText(deposit.toPay)} ${deposit.payCurrency} to pay`}</small>
            </span>
          ),
        }),
        helper.accessor('hasLine', {
          id: 'evidence',
          header: t`Evidence`,
          cell: ({ row: { original } }) => <Evidence deposit={original} />,
        }),
        helper.accessor('channel', { header: t`Channel` }),
        helper.accessor('state', {
          header: t`State`,
          cell: ({ getValue }) => <Badge tone={stateText[getValue()].tone}>{t(stateText[getValue()].text)}</Badge>,
        }),
      ]),
    [t, zone, isEnded],
  )
}

function DepositTimes({ deposit: { createdAt, creditedAt }, zone }: { deposit: QueuedDeposit; zone: string }) {
  if (creditedAt === null) return <Time at={createdAt} zone={zone} />
  return (
    <span className={cells.two}>
      <Time at={createdAt} zone={zone} />
      <small>
        <Trans>
          credited <Time at={creditedAt} zone={zone} />
        </Trans>
      </small>
    </span>
  )
}

/** Badges with the reviewer, and the evidence for or against the payment. */
function Evidence({ deposit }: { deposit: QueuedDeposit }) {
  const { t } = useLingui()
  const { problem, hasLine, hasReceipt, duplicates, isProposed, claim } = deposit
  return (
    <span className={cells.badges}>
      {claim !== null && (
        <Badge tone={claim.isOwn ? 'neutral' : 'warn'}>
          {claim.isOwn ? t`You are reviewing` : t`${claim.by} is reviewing`}
        </Badge>
      )}
      {problem !== null && <Badge tone="bad">{t(problemText[problem])}</Badge>}
      {isProposed && (
        <Badge tone="accent">
          <Trans>Awaits approval</Trans>
        </Badge>
      )}
      {hasLine && (
        <Badge tone="good">
          <Trans>Bank line</Trans>
        </Badge>
      )}
      {duplicates > 0 ? (
        <Badge tone="bad">
          <Trans>Receipt used before</Trans>
        </Badge>
      ) : (
        hasReceipt && (
          <Badge>
            <Trans>Receipt</Trans>
          </Badge>
        )
      )}
    </span>
  )
}
