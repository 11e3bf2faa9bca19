import { queryOptions, useQuery } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { MailArticle } from './mail-article.tsx'

const previewed = (token: string) =>
  queryOptions({
    queryKey: ['messaging', 'letter preview', token],
    queryFn: queryOf(async () => (await import('@ante/contract/messaging/mail.ts')).previewLetter, { token }),
    staleTime: Infinity,
  })

/** Shows a mail letter to staff before its publication, as members get it. */
export function LetterPreview({ token }: { token: string }) {
  const { data } = useQuery(previewed(token))
  return data ? <MailArticle {...data} /> : null
}
