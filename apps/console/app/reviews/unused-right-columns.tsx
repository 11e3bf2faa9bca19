import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { useActionText } from '../ui/action-text.ts'
import { rightText } from '../ui/right-texts.ts'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import type { UnusedRight } from './review-queries.ts'

interface Row extends UnusedRight {
  id: string
}

const helper = createColumnHelper<Features, Row>()

interface UnusedRightColumns {
  zone: string
  roleName(code: string): string
}

export function useUnusedRightColumns({ zone, roleName }: UnusedRightColumns) {
  const { t } = useLingui()
  const actionText = useActionText()
  return helper.columns([
    helper.accessor('mail', { header: t`Email` }),
    helper.accessor('role', { header: t`Role`, cell: ({ getValue }) => roleName(getValue()) }),
    helper.accessor('permission', { header: t`Right`, cell: ({ getValue }) => actionText(getValue()) }),
    helper.accessor('right', { header: t`How`, cell: ({ getValue }) => t(rightText[getValue()]) }),
    helper.accessor('lastUsedAt', {
      header: t`Last used`,
      cell: ({ getValue }) => {
        const at = getValue()
        return at === null ? t`Never` : <Time at={at} zone={zone} isRelative />
      },
    }),
  ])
}
