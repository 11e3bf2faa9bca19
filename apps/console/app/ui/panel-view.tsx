import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { Failed, Skeleton } from './states.tsx'

interface PanelViewProps<Value> {
  query: Pick<UseQueryResult<Value>, 'data' | 'error' | 'refetch'>
  children(value: Value): ReactNode
}

/** Data of a panel: loading, failed, or there. */
export function PanelView<Value>({ query: { data, error, refetch }, children }: PanelViewProps<Value>) {
  if (data !== undefined) return children(data)
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : <Skeleton lines={12} />
}
