import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { Badge } from '../ui/badge.tsx'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import type { StaffAccount } from './staff-queries.ts'
import { staffStateText } from './staff-state.ts'

const helper = createColumnHelper<Features, StaffAccount>()

interface StaffColumns {
  merchant: string
  zone: string
  /** Returns the display name of a role of the merchant. */
  roleName(code: string): string
}

export function useStaffColumns({ merchant, zone, roleName }: StaffColumns) {
  const { t } = useLingui()
  return helper.columns([
    helper.accessor('displayName', { header: t`Name` }),
    helper.accessor('mail', { header: t`Email` }),
    helper.accessor('state', {
      header: t`State`,
      cell: ({ getValue }) => (
        <Badge tone={staffStateText[getValue()].tone}>{t(staffStateText[getValue()].text)}</Badge>
      ),
    }),
    helper.accessor('roles', {
      header: t`Roles here`,
      cell: ({ getValue }) =>
        getValue()
          .filter((role) => role.merchant === merchant)
          .map(({ role }) => roleName(role))
          .join(', ') || '–',
    }),
    helper.accessor('lastSignInAt', {
      header: t`Last sign-in`,
      cell: ({ getValue }) => {
        const at = getValue()
        return at === null ? t`Never` : <Time at={at} zone={zone} isRelative />
      },
    }),
  ])
}
