import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { queryOf } from '../lib/calls/query-client.ts'
import { useNavigate } from '../lib/pages/router.tsx'
import { helpAddress } from './help-index.ts'
import { helpItems } from './queries.ts'

const previewed = (token: string) =>
  queryOptions({
    queryKey: ['messaging', 'help preview', token],
    queryFn: queryOf(async () => (await import('@ante/contract/messaging/help.ts')).previewHelp, { token }),
    staleTime: Infinity,
  })

/** Shows an article to staff before its publication, in place of its published version, and opens it. */
export function HelpPreview({ token }: { token: string }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data: item } = useQuery(previewed(token))
  const { data: list } = useQuery(helpItems)
  const isShown = item === undefined || list === undefined || list.includes(item)
  useEffect(() => {
    if (item === undefined || list === undefined || isShown) return
    const index = list.findIndex(({ key }) => key === item.key)
    const others = list.filter(({ key }) => key !== item.key)
    const place = index === -1 ? 0 : index
    queries.setQueryData(helpItems.queryKey, { list: [...others.slice(0, place), item, ...others.slice(place)] })
    navigate(helpAddress(place) + location.hash, { replace: true })
  }, [item, list, isShown, queries, navigate])
  return null
}
