import { useState } from 'react'

import { useOpened } from '../../ui/use-opened.ts'

export interface WithdrawWish {
  amount: string
  bankCardId: string
}

/** A withdrawal awaiting confirmation, and its last problem. */
export function useConfirming() {
  const { show, close, sheet } = useOpened()
  const [wish, setWish] = useState<WithdrawWish | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** Increases with each withdrawal: resets the form. */
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
