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

/** Slightly longer than the animation, in milliseconds: without a `transitionend` event the wheel counts as stopped. */
const STOPPED_AFTER_MS = 5_500

/**
 * Spins the wheel: the gateway draws before the animation starts, and a lost answer is requested again with the same
 * spin id.
 */
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
  const refresh = () => {
    void queries.invalidateQueries(availablePromotions)
    void queries.invalidateQueries({ queryKey: OWN_PROMOTIONS })
  }
  /** The page shows nothing of the result before the wheel has stopped. */
  const reveal = (spin: WheelSpin) => {
    setTurning(null)
    setResult(spin)
    refresh()
  }
  const revealLate = useEffectEvent(reveal)
  const spinning = useMutation({
    mutationFn: () => {
      const storedState = storedSpin.of(userName, promotionId)
      const spinId = storedState ?? newSpinId()
      if (storedState === null) storedSpin.keep(userName, promotionId, spinId)
      // A started spin is repeated unchanged: the wheel may have another version by now.
      return call(spinPrizeWheel, { promotionId, spinId, ...(storedState === null && { version }) })
    },
    networkMode: 'always',
    onMutate: () => setResult(null),
    onSuccess: ({ spin, wheel }) => {
      forget()
      queries.setQueryData(wheelFor(true, promotionId).queryKey, wheel)
      const isOnWheel = spin.segment < wheel.segments.length
      if (isOnWheel) setTurned((before) => turnedTo(spin.segment, wheel.segments.length, before))
      if (moves && isOnWheel) setTurning(spin)
      else reveal(spin)
    },
    onError: (error) => {
      if (!isCertainlyNotApplied(error)) return setLost(true)
      // The spin did not happen, and no ticket was used.
      forget()
      return refresh()
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
    isRequesting: spinning.isPending,
    /** A spin was started, and its answer was lost. */
    isLost,
    result,
    error: spinning.error,
  }
}
