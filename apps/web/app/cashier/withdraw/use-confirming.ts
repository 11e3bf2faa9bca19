import { useState } from 'react'

import { useOpened } from '../../ui/use-opened.ts'

export interface WithdrawWish {
  amount: string
  bankCardId: string
}

/** A withdrawal on its way to being confirmed, and what stood in its way. */
export function useConfirming() {
  const { show, close, sheet } = useOpened()
  const [wish, setWish] = useState<WithdrawWish | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** Grows with each that was asked for: the form begins anew. */
  const [round, setRound] = useState(0)
  return {
    wish,
    problem,
    round,
    sheet,
    begin: (next: WithdrawWish) => {
      setProblem(null)
      setWish(next)
      show()
    },
    finish: () => {
      setRound((before) => before + 1)
      close()
    },
    stop: (words: string | null) => {
      setProblem(words)
      close()
    },
  }
}
