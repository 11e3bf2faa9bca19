import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

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

interface AgreementPreviewProps {
  token: string
  /** Shown if the token has expired, or is of another site. */
  children: ReactNode
}

/** Shows a version of the terms to staff before its publication. */
export function AgreementPreview({ token, children }: AgreementPreviewProps) {
  const { data: agreement, isError } = useQuery(previewed(token))
  if (isError) return children
  return agreement ? <Agreement agreement={agreement} /> : null
}
