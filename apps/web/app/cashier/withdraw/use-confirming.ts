import { useState } from 'react'

import { useOpened } from '../../ui/use-opened.ts'

export interface WithdrawalRequest {
  amount: string
  bankCardId: string
}

/** A withdrawal awaiting confirmation, and its last problem. */
export function useConfirming() {
  const { show, close, sheet } = useOpened()
  const [request, setRequest] = useState<WithdrawalRequest | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** React key of the form. It changes after each withdrawal, which resets the form. */
  const [formKey, setFormKey] = useState(0)
  return {
    request,
    problem,
    formKey,
    sheet,
    begin: (next: WithdrawalRequest) => {
      setProblem(null)
      setRequest(next)
      show()
    },
    finish: () => {
      setFormKey((before) => before + 1)
      close()
    },
    stop: (reason: string | null) => {
      setProblem(reason)
      close()
    },
  }
}
