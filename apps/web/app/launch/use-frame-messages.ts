import { FromGame } from '@ante/contract/launch/frame-messages.ts'
import type { PauseReason, ToGame } from '@ante/contract/launch/frame-messages.ts'
import { useCallback, useEffect, useState } from 'react'
import type { RefObject } from 'react'

export interface GameFrame {
  frame: RefObject<HTMLIFrameElement | null>
  /** The vendor's origin: messages from others are ignored, and none is sent elsewhere. */
  origin: string
}

/**
 * Listens only to the frame: to the game's origin, and to this site's page there, to which a game navigates to leave.
 */
export function useFrameMessages({ frame, origin }: GameFrame, onMessage: (message: FromGame) => void): void {
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return
      const parsed = FromGame.safeParse(event.data)
      if (!parsed.success) return
      const isOurs = event.origin === window.location.origin && parsed.data.ante === 'leave'
      if (isOurs || event.origin === origin) onMessage(parsed.data)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [frame, origin, onMessage])
}

export function sendToGame({ frame, origin }: GameFrame, message: ToGame): void {
  frame.current?.contentWindow?.postMessage(message, origin)
}

/** Timeout for games that do not answer: not all vendors support messages. */
const PAUSED_AT_LATEST_MS = 15_000

/**
 * Asks the game to pause for this reason, or to resume if it is null. `paused` is true once the game has confirmed or
 * the timeout has passed.
 */
export function usePauseGame(frame: GameFrame, reason: PauseReason | null): { paused: boolean; onPaused(): void } {
  const [pausedFor, setPausedFor] = useState<PauseReason | null>(null)
  useEffect(() => {
    if (reason === null) return undefined
    sendToGame(frame, { ante: 'pause', reason })
    const timer = setTimeout(() => setPausedFor(reason), PAUSED_AT_LATEST_MS)
    return () => {
      clearTimeout(timer)
      setPausedFor(null)
      sendToGame(frame, { ante: 'resume' })
    }
  }, [frame, reason])
  return {
    paused: reason !== null && pausedFor === reason,
    onPaused: useCallback(() => setPausedFor(reason), [reason]),
  }
}
