import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { Badge } from '../ui/badge.tsx'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import type { ReviewItem } from './review-queries.ts'

const helper = createColumnHelper<Features, ReviewItem>()

interface ReviewColumns {
  zone: string
  roleName(code: string): string
}

export function useReviewColumns({ zone, roleName }: ReviewColumns) {
  const { t } = useLingui()
  return helper.columns([
    helper.accessor('displayName', { header: t`Name` }),
    helper.accessor('mail', { header: t`Email` }),
    helper.accessor('role', { header: t`Role`, cell: ({ getValue }) => roleName(getValue()) }),
    helper.accessor('lastUsedAt', {
      header: t`Last used`,
      cell: ({ getValue }) => {
        const at = getValue()
        return at === null ? <Badge tone="warn">{t`Never`}</Badge> : <Time at={at} zone={zone} isRelative />
      },
    }),
    helper.accessor('decision', {
      header: t`Decision`,
      cell: ({ getValue }) => {
        const decision = getValue()
        if (decision === null) return <Badge tone="neutral">{t`Open`}</Badge>
        return decision === 'confirmed' ? (
          <Badge tone="good">{t`Confirmed`}</Badge>
        ) : (
          <Badge tone="bad">{t`Removed`}</Badge>
        )
      },
    }),
    helper.accessor('decidedBy', { header: t`Decided by`, cell: ({ getValue }) => getValue() ?? '' }),
    helper.accessor('note', { header: t`Note` }),
  ])
}
