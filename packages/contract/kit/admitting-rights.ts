import * as z from 'zod/mini'

import type { Endpoint, Right } from './endpoint.ts'

export const RightName = z.enum(['propose', 'approve', 'apply', 'skip'])

/** The parts of an endpoint that determine who may call it. */
export type GuardedCall = Pick<Endpoint, 'permission' | 'right' | 'approval'>

/** Returns the rights of the permission that admit a call of staff; one of them suffices. */
export const admittingRights = ({ right, approval }: GuardedCall): readonly Right[] =>
  approval ? ['propose', 'apply'] : [right ?? 'apply']
