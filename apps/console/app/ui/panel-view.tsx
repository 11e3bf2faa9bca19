import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { Failed, Skeleton } from './states.tsx'

interface PanelViewProps<Value> {
  query: Pick<UseQueryResult<Value>, 'data' | 'error' | 'refetch'>
  children(value: Value): ReactNode
}

/** Shows the data of a panel in its states: loading, failed, or loaded. */
export function PanelView<Value>({ query: { data, error, refetch }, children }: PanelViewProps<Value>) {
  if (data !== undefined) return children(data)
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : <Skeleton lines={12} />
}
