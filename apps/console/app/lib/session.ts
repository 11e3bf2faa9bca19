import { admittingRights } from '@ante/contract/kit/admitting-rights.ts'
import type { GuardedCall } from '@ante/contract/kit/admitting-rights.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { getStaffSession } from '@ante/contract/staff/sign-in.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import type { Permission } from '@ante/contract/staff/permissions.ts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'

import { CallRefused } from './call-errors.ts'
import { call } from './call.ts'
import { showLanguage } from './language.ts'
import { staffSession } from './session-state.ts'
import { useStore } from './store.ts'
import { viewedRole } from './viewed-role.ts'
import type { ViewedRole } from './viewed-role.ts'

export type Session = NonNullable<OutputOf<typeof getStaffSession>>

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    const session = await call(getStaffSession, {}, signal)
    if (session === null) {
      staffSession.end(null)
      throw new CallRefused('login.not.session', {})
    }
    await showLanguage(session.language)
    staffSession.begin(session.csrf)
    return session
  },
  staleTime: Infinity,
})

/**
 * Returns the session of the signed-in staff. While the console is viewed as a role, it has the permissions of that
 * role. The shell renders pages only once the session is loaded.
 */
export function useSession(): Session {
  const { data } = useSuspenseQuery(sessionQuery)
  const viewed = useStore(viewedRole)
  return viewed ? sessionAsRole(data, viewed) : data
}

function sessionAsRole(session: Session, { merchant, code, permissions, rights }: ViewedRole): Session {
  const { merchants } = session
  return {
    ...session,
    merchants: merchant === PLATFORM ? merchants : merchants.filter((one) => one.code === merchant),
    scopes: [{ merchant, roles: [code], permissions: [...permissions], rights }],
  }
}

/** Roles and rights for a merchant, including those for the platform, which apply to every merchant. */
const scopesFor = ({ scopes }: Session, merchant: string) =>
  scopes.filter((scope) => scope.merchant === merchant || scope.merchant === PLATFORM)

/**
 * Returns a function that checks whether the gateway would admit a call of the signed-in staff for a merchant. A
 * person who only approves changes of others has the permission, but may not make the change.
 */
export function useMayCall(merchant: string): (call: GuardedCall) => boolean {
  const scopes = scopesFor(useSession(), merchant)
  return (guarded) => {
    const { permission } = guarded
    if (permission === undefined) return true
    return scopes.some(({ rights }) => admittingRights(guarded).some((right) => rights[permission]?.includes(right)))
  }
}

/** A permission to see something. What staff may change is decided by the call: see `useMayCall`. */
export type ReadPermission = Extract<Permission, `${string}.read`>

/** Returns a function that checks whether the signed-in staff may see something of a merchant. */
export function useMay(merchant: string): (permission: ReadPermission) => boolean {
  const mayCall = useMayCall(merchant)
  return (permission) => mayCall({ permission })
}
