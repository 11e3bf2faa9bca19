import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useSite } from '../lib/site.ts'
import { useDepositFailure } from './use-deposit-failure.ts'
import { useDecided } from './use-decided.ts'

interface DepositForm {
  failure: string | null
  isPending: boolean
  onSubmit(event: Pick<Event, 'preventDefault'>): void
}

/**
 * Returns the state of a form that decides about a deposit. `check` returns the problem of the input, or null;
 * `decide` makes the decision, and calls `onDone`.
 */
export function useDepositForm(id: string, check: () => string | null, decide: () => Promise<void>): DepositForm {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const failureText = useDepositFailure()
  const decided = useDecided()
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const submit = async () => {
    const wrong = check()
    setFailure(wrong)
    if (wrong !== null) return
    setPending(true)
    try {
      await decide()
      decided(id)
    } catch (error) {
      setFailure(failureText(error))
      for (const key of [
        ['deposit', merchant, id],
        ['bank-lines', merchant],
        ['deposits', merchant],
      ])
        await client.invalidateQueries({ queryKey: key })
    } finally {
      setPending(false)
    }
  }
  const onSubmit = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault()
    if (!isPending) void submit()
  }
  return { failure, isPending, onSubmit }
}
