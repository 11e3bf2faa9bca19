import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { StaleBar } from './stale-bar.tsx'
import { Failed, Skeleton } from './states.tsx'

interface ListViewProps<Value> {
  query: Pick<UseQueryResult<Value>, 'data' | 'error' | 'dataUpdatedAt' | 'refetch'>
  zone: string
  children(value: Value): ReactNode
}

/** Shows data in its four states: loading, failed, stale, and loaded. The children show an empty result themselves. */
export function ListView<Value>({ query, zone, children }: ListViewProps<Value>) {
  const { data, error, dataUpdatedAt, refetch } = query
  const again = () => void refetch()
  if (data === undefined) return error ? <Failed error={error} onRetry={again} /> : <Skeleton lines={9} />
  return (
    <>
      {error && <StaleBar error={error} since={dataUpdatedAt} zone={zone} onRetry={again} />}
      {children(data)}
    </>
  )
}
