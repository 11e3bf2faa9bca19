import type { DifferenceItem } from '@ante/contract/console/reconciliation.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { Badge } from '../ui/badge.tsx'
import type { Features } from '../ui/table-features.ts'
import { causeText, differenceText } from './reconciliation-texts.ts'
import { useRecordText } from './record-text.ts'

const helper = createColumnHelper<Features, DifferenceItem>()

export function useDifferenceColumns() {
  const { t } = useLingui()
  const recordText = useRecordText()
  return helper.columns([
    helper.accessor('number', { header: t`Number`, cell: ({ getValue }) => <code>{getValue()}</code> }),
    helper.accessor('player', { header: t`Player`, cell: ({ getValue }) => getValue()?.account ?? '–' }),
    helper.accessor('day', { header: t`Day` }),
    helper.accessor('code', { header: t`Party` }),
    helper.accessor('difference', { header: t`Difference`, cell: ({ getValue }) => t(differenceText[getValue()]) }),
    helper.accessor('ledger', { header: t`Here`, cell: ({ row }) => recordText(row.original, 'ledger') }),
    helper.accessor('statement', { header: t`There`, cell: ({ row }) => recordText(row.original, 'statement') }),
    helper.accessor('owner', { header: t`Owner`, cell: ({ getValue }) => getValue() ?? '–' }),
    helper.accessor('cause', {
      header: t`Cause`,
      cell: ({ getValue, row }) => <CauseBadge cause={getValue()} isResolved={row.original.resolvedAt !== null} />,
    }),
  ])
}

function CauseBadge({ cause, isResolved }: { cause: DifferenceItem['cause']; isResolved: boolean }) {
  const { t } = useLingui()
  if (isResolved)
    return (
      <Badge tone="good">
        <Trans>Resolved</Trans>
      </Badge>
    )
  return cause === null ? (
    <Badge tone="warn">
      <Trans>No cause</Trans>
    </Badge>
  ) : (
    <Badge>{t(causeText[cause])}</Badge>
  )
}
