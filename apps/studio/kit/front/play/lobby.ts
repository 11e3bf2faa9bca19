import { ToGame } from '@ante/contract/launch/frame-messages.ts'
import type { FromGame } from '@ante/contract/launch/frame-messages.ts'

export interface Lobby {
  /** In a frame the lobby's own bar has a back button. */
  framed: boolean
  send(message: FromGame): void
  /** Inside a frame the lobby leads the player back; otherwise the page navigates itself. */
  leave(): void
}

/** Exchanges messages only with the page around the frame: its origin is the one named by the gateway. */
export function lobbyAt(lobbyUrl: string, onMessage: (message: ToGame) => void): Lobby {
  const { origin } = new URL(lobbyUrl)
  const framed = window.parent !== window

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (!framed || event.origin !== origin || event.source !== window.parent) return
    const message = ToGame.safeParse(event.data)
    if (message.success) onMessage(message.data)
  })

  const send = (message: FromGame) => {
    if (framed) window.parent.postMessage(message, origin)
  }
  return {
    framed,
    send,
    leave: () => {
      if (framed) send({ ante: 'leave' })
      else location.assign(lobbyUrl)
    },
  }
}

/** Leaves a page without a session, which does not know its lobby's origin. */
export function leaveWithoutSession(lobbyUrl: string | null): void {
  if (window.parent !== window) announceToSpectators({ ante: 'leave' })
  else if (lobbyUrl) location.assign(lobbyUrl)
  else history.back()
}

/** Such a page shows why it cannot start, so the lobby stops waiting and need not show it. */
export function announceWithoutSession(): void {
  announceToSpectators({ ante: 'game-ready' })
}

/** These messages contain nothing confidential. */
function announceToSpectators(message: FromGame): void {
  if (window.parent !== window) window.parent.postMessage(message, '*')
}
