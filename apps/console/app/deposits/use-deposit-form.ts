import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useSite } from '../lib/site.ts'
import { useFailureText } from '../ui/failure-text.ts'
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
  const failureText = useFailureText()
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
      await client.invalidateQueries({ queryKey: ['deposit', merchant, id] })
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
