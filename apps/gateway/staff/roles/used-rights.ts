import type { Endpoint, Right } from '@ante/contract/kit/endpoint.ts'

import type { GivenRight } from './held-rights.ts'

/** Returns the rights that admit a call; one of them suffices. */
export function usedRights<Given extends Pick<GivenRight, 'permission' | 'right'>>(
  { permission, right, approval }: Pick<Endpoint, 'permission' | 'right' | 'approval'>,
  given: readonly Given[],
): Given[] {
  // Calls without a permission are admitted by any right for the merchant, and check more themselves.
  if (permission === undefined) return [...given]
  const rights: readonly Right[] = approval ? ['propose', 'apply'] : [right ?? 'apply']
  return given.filter((one) => one.permission === permission && rights.includes(one.right))
}
