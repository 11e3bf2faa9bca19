import type { QueuedDeposit } from '@ante/contract/console/deposits.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { Badge } from './badge.tsx'
import { Notice } from './notice.tsx'

type Reviewed = Pick<QueuedDeposit, 'claim' | 'isProposed'>

/** Who is reviewing a row of a queue. */
export function Reviewer({ row: { claim, isProposed } }: { row: Reviewed }) {
  if (isProposed)
    return (
      <Badge tone="accent">
        <Trans>Awaits approval</Trans>
      </Badge>
    )
  if (claim === null) return '–'
  return claim.isOwn ? <Trans>You</Trans> : <Badge tone="warn">{claim.by}</Badge>
}

/** Notice in the panel of a row that another reviewer has claimed. */
export function ClaimedNotice({ by }: { by: string | null }) {
  const { t } = useLingui()
  return by === null ? null : <Notice tone="warn">{t`${by} is reviewing it. You can't decide at the moment.`}</Notice>
}
