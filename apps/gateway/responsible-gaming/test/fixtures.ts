import { setLimit, startExclusion } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { LimitKind, ExclusionLength } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { LimitPeriod } from '@ante/contract/responsible-gaming/refusals.ts'

import type { SharedGateway } from '../../test/start-gateway.ts'
import type { SignedInMember } from '../../test/members.ts'

/** Password of all members of these tests. */
const PASSWORD = 'Secret2026'

export const DAY_MS = 86_400_000

/** Takes a time-out or exclusion, as its page does. */
export const excludeMember = (
  gateway: SharedGateway,
  { token }: Pick<SignedInMember, 'token'>,
  length: ExclusionLength,
  password = PASSWORD,
) => gateway.call(startExclusion, { length, password }, { token })

export const limit = (
  gateway: SharedGateway,
  { token }: Pick<SignedInMember, 'token'>,
  [kind, period, value]: [LimitKind, LimitPeriod, string | null],
) => gateway.call(setLimit, { kind, period, value }, { token })
