import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { listChanges } from '@ante/contract/staff/changes.ts'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { useActionText } from '../ui/action-text.ts'
import { useObjectText } from '../ui/object-text.ts'
import { Badge } from '../ui/badge.tsx'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import { changeStateText } from '../ui/change-state.ts'

export type Change = OutputOf<typeof listChanges>['changes'][number]

const helper = createColumnHelper<Features, Change>()

export function useChangeColumns(zone: string) {
  const { t } = useLingui()
  const actionText = useActionText()
  const objectText = useObjectText()
  return helper.columns([
    helper.accessor('action', { header: t`Change`, cell: ({ getValue }) => actionText(getValue()) }),
    helper.accessor('object', { header: t`Object`, cell: ({ getValue }) => objectText(getValue()) }),
    helper.accessor('proposedBy', { header: t`Requested by` }),
    helper.accessor('proposedAt', {
      header: t`Age`,
      cell: ({ getValue }) => <Time at={getValue()} zone={zone} isRelative />,
    }),
    helper.accessor('expiresAt', {
      header: t`Expires`,
      cell: ({ getValue, row }) =>
        row.original.state === 'waiting' ? <Time at={getValue()} zone={zone} isRelative /> : '',
    }),
    helper.accessor('state', {
      header: t`State`,
      cell: ({ getValue }) => {
        const { text, tone } = changeStateText[getValue()]
        return <Badge tone={tone}>{t(text)}</Badge>
      },
    }),
  ])
}
