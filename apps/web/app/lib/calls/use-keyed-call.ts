import type { Endpoint, InputOf } from '@ante/contract/kit/endpoint.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { keyedCall } from './keyed-call.ts'
import { endpointName, isAwaitedInOtherTab, isKnown, usePendingCalls } from './pending-calls.ts'

/**
 * The only way to make a keyed call from a form. `title` describes the call, for the notice shown while its outcome is
 * unknown. The mutation is pending while any call to its endpoint is unresolved, regardless of the form or page that
 * made that call.
 */
export function useKeyedCall<E extends Endpoint>(endpoint: E, title: (input: InputOf<E>) => string) {
  const isWatched = useMounted()
  const pending = usePendingCalls()
  const isUnresolved = pending.some(
    (candidate) =>
      candidate.endpoint === endpointName(endpoint) && !isKnown(candidate) && !isAwaitedInOtherTab(candidate),
  )
  const mutation = useMutation({
    mutationFn: (input: InputOf<E>) => keyedCall(endpoint, input, { title: title(input), isWatched }),
    networkMode: 'always',
  })
  const { mutate, mutateAsync, reset, data, error, variables, isSuccess } = mutation
  return {
    mutate,
    mutateAsync,
    reset,
    data,
    error,
    variables,
    isSuccess,
    isPending: mutation.isPending || isUnresolved,
  }
}

function useMounted(): () => boolean {
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return () => mounted.current
}
