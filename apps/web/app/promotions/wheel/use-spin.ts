import { spinPrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'
import type { PrizeWheel, WheelSpin } from '@ante/contract/promotions/prize-wheel.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import { useMotion } from '../../lib/browser/motion.ts'
import { isCertainlyNotApplied } from '../../lib/calls/had-no-effect.ts'
import { call } from '../../lib/calls/call.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'
import { availablePromotions } from '../queries.ts'
import { storedSpin, newSpinId } from './stored-spin.ts'
import { wheelFor } from './queries.ts'
import { turnedTo } from './wheel-shape.ts'

/** A little longer than it turns: where nobody says that it has stopped, it has. */
const STOPPED_AFTER_MS = 5_500

/** Spins: the gateway has drawn before anything turns, and an answer that was lost is asked for again by the same name. */
export function useSpin(userName: string, { promotionId, version }: PrizeWheel) {
  const queries = useQueryClient()
  const moves = useMotion()
  const [turned, setTurned] = useState(0)
  const [turning, setTurning] = useState<WheelSpin | null>(null)
  const [result, setResult] = useState<WheelSpin | null>(null)
  const [isLost, setLost] = useState(() => storedSpin.of(userName, promotionId) !== null)

  const forget = () => {
    storedSpin.forget(userName, promotionId)
    setLost(false)
  }
  const lookAgain = () => {
    void queries.invalidateQueries(availablePromotions)
    void queries.invalidateQueries({ queryKey: OWN_PROMOTIONS })
  }
  /** Nothing on the page tells what it was before the wheel has stopped. */
  const reveal = (spin: WheelSpin) => {
    setTurning(null)
    setResult(spin)
    lookAgain()
  }
  const revealLate = useEffectEvent(reveal)
  const spinning = useMutation({
    mutationFn: () => {
      const begun = storedSpin.of(userName, promotionId)
      const spinId = begun ?? newSpinId()
      if (begun === null) storedSpin.keep(userName, promotionId, spinId)
      // What was begun is asked for as it was: the wheel may be another one by now.
      return call(spinPrizeWheel, { promotionId, spinId, ...(begun === null && { version }) })
    },
    networkMode: 'always',
    onMutate: () => setResult(null),
    onSuccess: ({ spin, wheel }) => {
      forget()
      queries.setQueryData(wheelFor(true, promotionId).queryKey, wheel)
      const isThere = spin.segment < wheel.segments.length
      if (isThere) setTurned((before) => turnedTo(spin.segment, wheel.segments.length, before))
      if (moves && isThere) setTurning(spin)
      else reveal(spin)
    },
    onError: (error) => {
      if (!isCertainlyNotApplied(error)) return setLost(true)
      // It was not spun, and no ticket was spent.
      forget()
      return lookAgain()
    },
  })
  useEffect(() => {
    if (!turning) return undefined
    const timer = setTimeout(() => revealLate(turning), STOPPED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [turning])

  return {
    spin: () => spinning.mutate(),
    stop: () => turning && reveal(turning),
    turned,
    isTurning: turning !== null,
    isAsking: spinning.isPending,
    /** A spin that was begun, and whose answer never came. */
    isLost,
    result,
    error: spinning.error,
  }
}
