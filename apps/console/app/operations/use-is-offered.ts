import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { useQuery } from '@tanstack/react-query'

import { useSession } from '../lib/session.ts'
import { operationsQuery } from './operation-queries.ts'

/**
 * Whether the gateway offers an operation to the signed-in staff for a merchant, for screens with an own button for it.
 * False until the answer is there.
 */
export function useIsOffered(merchant: string, subject: string, action: string): boolean {
  const { scopes } = useSession()
  const mayHaveRoles = scopes.some((scope) => scope.merchant === merchant || scope.merchant === PLATFORM)
  const { data } = useQuery({ ...operationsQuery(merchant), enabled: mayHaveRoles })
  const subjects = data?.areas.flatMap((area) => area.subjects) ?? []
  return subjects.some(({ name, actions }) => name === subject && actions.some((one) => one.action === action))
}
