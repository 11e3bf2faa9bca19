import { viewAsRole } from '@ante/contract/staff/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

import { call } from './call.ts'
import { sessionQuery } from './session.ts'
import { viewedRole } from './viewed-role.ts'
import type { ViewedRole } from './viewed-role.ts'

/** Returns functions that begin and end a view of the console as a role. */
export function useViewAsRole() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const change = (viewed: ViewedRole | null) => {
    // Cached data was read with other rights, so it is removed.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
    viewedRole.set(viewed)
  }
  return {
    begin: async (merchant: string, role: { code: string; name: string }) => {
      const { rights } = await call(viewAsRole, { merchant, role: role.code })
      const byPermission = [...Map.groupBy(rights, ({ permission }) => permission)].map(([permission, own]) => {
        return [permission, own.map(({ right }) => right)] as const
      })
      const permissions = byPermission.map(([permission]) => permission)
      change({ ...role, merchant, permissions, rights: Object.fromEntries(byPermission) })
      await navigate({ to: '/m/$merchant', params: { merchant } })
    },
    end: async ({ merchant, code }: ViewedRole) => {
      change(null)
      await navigate({ to: '/m/$merchant/roles', params: { merchant }, search: { role: code } })
    },
  }
}
