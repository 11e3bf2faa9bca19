import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { queryOf } from '../../lib/calls/query-client.ts'
import { MailArticle } from './mail-article.tsx'

const previewed = (token: string) =>
  queryOptions({
    queryKey: ['messaging', 'letter preview', token],
    queryFn: queryOf(async () => (await import('@ante/contract/messaging/mail.ts')).previewLetter, { token }),
    staleTime: Infinity,
  })

interface LetterPreviewProps {
  token: string
  /** Shown if the token has expired, or is of another site. */
  children: ReactNode
}

/** Shows a mail letter to staff before its publication, as members get it. */
export function LetterPreview({ token, children }: LetterPreviewProps) {
  const { data, isError } = useQuery(previewed(token))
  if (isError) return children
  return data ? <MailArticle {...data} /> : null
}
