import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { listRoles } from '@ante/contract/staff/roles.ts'
import { queryOptions } from '@tanstack/react-query'

import { call } from './call.ts'

export type Role = OutputOf<typeof listRoles>['roles'][number]

export const rolesQuery = (merchant: string) =>
  queryOptions({
    queryKey: ['roles', merchant],
    queryFn: ({ signal }) => call(listRoles, { merchant }, signal),
  })
