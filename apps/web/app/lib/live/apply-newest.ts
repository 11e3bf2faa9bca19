import type { DataTag, QueryClient } from '@tanstack/react-query'

/** Takes what the stream tells of a state. An answer that is still on its way may be older than that, so it is dropped. */
export function applyNewest<Value>(
  queries: QueryClient,
  { queryKey }: { queryKey: DataTag<readonly unknown[], Value, Error> },
  value: NoInfer<Value>,
): void {
  void queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, value)
}
