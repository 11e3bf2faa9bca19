import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

import { isInUse } from './is-in-use.ts'

/** Delay in milliseconds before a claim, so that rows passed by with the arrow keys are not claimed. */
const SETTLE_MS = 600
/** Renewal interval in milliseconds; a claim expires after three minutes. */
const RENEW_MS = 150_000

interface RowClaim {
  /** Id of the open row; null if the person may not decide about it, or another reviewer has claimed it. */
  id: string | null
  /** Part of the row that the person is working on; the claim is renewed when it changes. */
  part?: string | undefined
  claim(id: string, part: string | undefined): Promise<unknown>
  release(id: string): Promise<unknown>
}

/**
 * Claims the open row while the page is used, and releases it when it is closed. A person who may not decide claims
 * nothing: the refusal would be an entry of the audit log. Returns a function to call after an own decision, which has
 * ended the claim.
 */
export function useRowClaim({ id, part, claim, release }: RowClaim): () => void {
  /** Whether the gateway has confirmed the claim. */
  const isHeld = useRef(false)
  /** The last call, so that a release follows the claim that it ends. */
  const calls = useRef<Promise<unknown>>(Promise.resolve())
  const take = useEffectEvent((claimed: string, ofPart: string | undefined = part) => {
    const send = () => claim(claimed, ofPart)
    calls.current = calls.current.then(send).then(
      () => (isHeld.current = true),
      // A refused claim needs no message: the refetched row contains the other reviewer.
      () => (isHeld.current = false),
    )
  })
  const leave = useEffectEvent((claimed: string) => {
    const send = () => (isHeld.current ? release(claimed) : undefined)
    calls.current = calls.current
      .then(send)
      // A claim that is not released expires.
      .catch(() => undefined)
      .then(() => (isHeld.current = false))
  })
  useEffect(() => {
    if (id === null) return undefined
    const first = setTimeout(() => take(id), SETTLE_MS)
    const renewal = setInterval(() => isInUse() && take(id), RENEW_MS)
    return () => {
      clearTimeout(first)
      clearInterval(renewal)
      leave(id)
    }
  }, [id])
  useEffect(() => {
    if (id !== null && isHeld.current) take(id, part)
  }, [id, part])
  return useCallback(() => {
    isHeld.current = false
  }, [])
}
