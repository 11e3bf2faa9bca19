import { queryOptions, useQuery } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'
import { Agreement } from './agreement.tsx'

const previewed = (token: string) =>
  queryOptions({
    queryKey: ['messaging', 'agreement preview', token],
    queryFn: queryOf(async () => (await import('@ante/contract/messaging/user-agreement.ts')).previewUserAgreement, {
      token,
    }),
    staleTime: Infinity,
  })

/** Shows a version of the terms to staff before its publication. */
export function AgreementPreview({ token }: { token: string }) {
  const { data: agreement } = useQuery(previewed(token))
  return agreement ? <Agreement agreement={agreement} /> : null
}
