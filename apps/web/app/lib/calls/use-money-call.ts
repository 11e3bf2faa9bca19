import type { Endpoint, InputOf } from '@ante/contract/kit/endpoint.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

import { CallRefused } from './call-errors.ts'
import { call } from './call.ts'
import { randomId } from '../sealed/random-id.ts'

/**
 * Calls what begins or moves something. Whoever taps again after no answer came wishes the same once more and not twice: the
 * call keeps its key until it is answered, or asks for something else.
 */
export function useMoneyCall<E extends Endpoint>(endpoint: E) {
  const wish = useRef<{ said: string; key: string } | null>(null)
  return useMutation({
    mutationFn: (input: InputOf<E>) => {
      const said = JSON.stringify(input)
      if (wish.current?.said !== said) wish.current = { said, key: randomId() }
      return call(endpoint, input, { idempotencyKey: wish.current.key })
    },
    onSuccess: () => {
      wish.current = null
    },
    onError: (error) => {
      if (error instanceof CallRefused) wish.current = null
    },
    networkMode: 'always',
  })
}
