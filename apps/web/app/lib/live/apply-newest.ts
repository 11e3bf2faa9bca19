import type { DataTag, QueryClient } from '@tanstack/react-query'

/** Applies a state from the stream. A pending answer may be older, so it is cancelled. */
export function applyNewest<Value>(
  queries: QueryClient,
  { queryKey }: { queryKey: DataTag<readonly unknown[], Value, Error> },
  value: NoInfer<Value>,
): void {
  void queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, value)
}
