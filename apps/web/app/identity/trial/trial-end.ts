import { TRIAL_HOURS } from '@ante/contract/identity/session.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'

/** End of the trial of the account with this name. */
export const trialEnd = (userName: string) =>
  queryOptions({
    queryKey: ['identity', 'trial-end', userName],
    queryFn: queryOf(getMemberInfo, {}),
    select: ({ regDate }: OutputOf<typeof getMemberInfo>) => Date.parse(regDate) + TRIAL_HOURS * HOUR_MS,
  })
