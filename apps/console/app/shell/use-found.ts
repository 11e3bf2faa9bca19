import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { Found } from '../lib/search-source.ts'
import { useMay } from '../lib/session.ts'
import { searchSources } from './search-sources.ts'

const PAUSE_MS = 180
const MIN_LENGTH = 2

/** Returns the results of all sources, debounced while typing. */
export function useFound(merchant: string, typed: string): [heading: string, found: Found[]][] {
  const { t } = useLingui()
  const may = useMay(merchant)
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const sources = searchSources.filter(({ permission }) => permission === null || may(permission))
  const results = useQueries({
    queries: sources.map(({ id, search }) => ({
      queryKey: ['search', id, merchant, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => search(merchant, text, signal),
      enabled: text.length >= MIN_LENGTH,
      staleTime: 30_000,
    })),
  })
  return sources.map(({ label }, index) => [t(label), results[index]?.data ?? []])
}
