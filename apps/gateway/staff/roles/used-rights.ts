import { admittingRights } from '@ante/contract/kit/admitting-rights.ts'
import type { GuardedCall } from '@ante/contract/kit/admitting-rights.ts'

import type { GrantedRight } from './held-rights.ts'

/** Returns the rights that admit a call; one of them suffices. */
export function usedRights<Given extends Pick<GrantedRight, 'permission' | 'right'>>(
  call: GuardedCall,
  given: readonly Given[],
): Given[] {
  // Any right for the merchant admits a call without a permission; such calls check further rights themselves.
  if (call.permission === undefined) return [...given]
  const rights = admittingRights(call)
  return given.filter(({ permission, right }) => permission === call.permission && rights.includes(right))
}
