import { ToGame } from '@ante/contract/launch/frame-messages.ts'
import type { FromGame } from '@ante/contract/launch/frame-messages.ts'

export interface Lobby {
  /** In a frame the lobby's own bar has a back button. */
  framed: boolean
  send(message: FromGame): void
  /** Leaves the game: inside a frame the lobby navigates, otherwise the page itself. */
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

/** Leaves a page that has no session, and therefore not the origin of its lobby. */
export function leaveWithoutSession(lobbyUrl: string | null): void {
  if (window.parent !== window) postToParent({ ante: 'leave' })
  else if (lobbyUrl) location.assign(lobbyUrl)
  else history.back()
}

/** Notifies the lobby that the page cannot start and shows the reason itself, so that the lobby stops waiting. */
export function announceWithoutSession(): void {
  postToParent({ ante: 'game-ready' })
}

/** Sends a message to a surrounding page of any origin; the messages contain nothing confidential. */
function postToParent(message: FromGame): void {
  if (window.parent !== window) window.parent.postMessage(message, '*')
}
