import { spinPrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'
import type { PrizeWheel, WheelSpin } from '@ante/contract/promotions/prize-wheel.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import { useMotion } from '../../lib/browser/motion.ts'
import { isCertainlyNotApplied } from '../../lib/calls/is-certainly-not-applied.ts'
import { call } from '../../lib/calls/call.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'
import { availablePromotions } from '../queries.ts'
import { storedSpin, newSpinId } from './stored-spin.ts'
import { wheelFor } from './queries.ts'
import { degreesTo } from './wheel-shape.ts'

/** Time in milliseconds after which the wheel counts as stopped, without a `transitionend` event. */
const STOPPED_AFTER_MS = 5_500

/**
 * Spins the wheel. The animation starts after the gateway's answer; a lost answer is requested again by the spin id.
 */
export function useSpin(userName: string, { promotionId, version }: PrizeWheel) {
  const queries = useQueryClient()
  const hasMotion = useMotion()
  const [degrees, setDegrees] = useState(0)
  const [turningSpin, setTurningSpin] = useState<WheelSpin | null>(null)
  const [result, setResult] = useState<WheelSpin | null>(null)
  const [isAnswerMissing, setAnswerMissing] = useState(() => storedSpin.read(userName, promotionId) !== null)

  const discardStored = () => {
    storedSpin.remove(userName, promotionId)
    setAnswerMissing(false)
  }
  const refresh = () => {
    void queries.invalidateQueries(availablePromotions)
    void queries.invalidateQueries({ queryKey: OWN_PROMOTIONS })
  }
  /** Shows the result; called when the wheel has stopped. */
  const reveal = (spin: WheelSpin) => {
    setTurningSpin(null)
    setResult(spin)
    refresh()
  }
  const revealLate = useEffectEvent(reveal)
  const spinning = useMutation({
    mutationFn: () => {
      const storedId = storedSpin.read(userName, promotionId)
      const spinId = storedId ?? newSpinId()
      if (storedId === null) storedSpin.store(userName, promotionId, spinId)
      // A repeat does not send the version, because the wheel may have changed since the spin was started.
      return call(spinPrizeWheel, { promotionId, spinId, ...(storedId === null && { version }) })
    },
    networkMode: 'always',
    onMutate: () => setResult(null),
    onSuccess: ({ spin, wheel }) => {
      discardStored()
      queries.setQueryData(wheelFor(true, promotionId).queryKey, wheel)
      const isOnWheel = spin.segment < wheel.segments.length
      if (isOnWheel) setDegrees((before) => degreesTo(spin.segment, wheel.segments.length, before))
      if (hasMotion && isOnWheel) setTurningSpin(spin)
      else reveal(spin)
    },
    onError: (error) => {
      if (!isCertainlyNotApplied(error)) return setAnswerMissing(true)
      // The spin was refused, so no ticket was used and the spin id is discarded.
      discardStored()
      return refresh()
    },
  })
  useEffect(() => {
    if (!turningSpin) return undefined
    const timer = setTimeout(() => revealLate(turningSpin), STOPPED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [turningSpin])

  return {
    spin: () => spinning.mutate(),
    stop: () => turningSpin && reveal(turningSpin),
    degrees,
    isTurning: turningSpin !== null,
    isRequesting: spinning.isPending,
    /** Whether a spin was started whose answer was lost. */
    isAnswerMissing,
    result,
    error: spinning.error,
  }
}
