import type { listHelp } from '@ante/contract/messaging/help.ts'
import type { getUserAgreement } from '@ante/contract/messaging/user-agreement.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'

/** Frequently asked questions with their answers. */
export const helpItems = queryOptions({
  queryKey: ['messaging', 'help'],
  queryFn: queryOf(async () => (await import('@ante/contract/messaging/help.ts')).listHelp, { device: 'MOBILE' }),
  select: ({ list }: OutputOf<typeof listHelp>) => list,
})

/** The current terms. */
export const userAgreement = queryOptions({
  queryKey: ['messaging', 'agreement'],
  queryFn: queryOf(async () => (await import('@ante/contract/messaging/user-agreement.ts')).getUserAgreement, {}),
  select: ({ agreement }: OutputOf<typeof getUserAgreement>) => agreement,
})
