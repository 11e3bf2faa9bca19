import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { walletBalance } from '../wallet/public.ts'

/** Calls `onChange` when the balance changed while no round was open: a deposit or a bonus, which the game cannot know. */
export function useOutsideBalance(roundOpen: boolean, onChange: () => void): void {
  const { data } = useQuery({ ...walletBalance, enabled: false })
  const known = useRef(data?.sumBalance)
  useEffect(() => {
    const changed = known.current !== undefined && known.current !== data?.sumBalance
    known.current = data?.sumBalance
    if (changed && !roundOpen) onChange()
  }, [data?.sumBalance, onChange, roundOpen])
}
