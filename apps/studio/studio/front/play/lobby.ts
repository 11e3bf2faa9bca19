import { ToGame } from '@ante/contract/launch/frame-messages.ts'
import type { FromGame } from '@ante/contract/launch/frame-messages.ts'

export interface Lobby {
  /** In a frame the lobby's own bar has the way back. */
  framed: boolean
  tell(message: FromGame): void
  /** Inside a frame the lobby takes the player back; without one the page goes there itself. */
  leave(): void
}

/** Talks with the page around the frame, and with no other: its origin is the one that the gateway named. */
export function lobbyAt(lobbyUrl: string, onMessage: (message: ToGame) => void): Lobby {
  const { origin } = new URL(lobbyUrl)
  const framed = window.parent !== window

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (!framed || event.origin !== origin || event.source !== window.parent) return
    const message = ToGame.safeParse(event.data)
    if (message.success) onMessage(message.data)
  })

  const tell = (message: FromGame) => {
    if (framed) window.parent.postMessage(message, origin)
  }
  return {
    framed,
    tell,
    leave: () => {
      if (framed) tell({ ante: 'leave' })
      else location.assign(lobbyUrl)
    },
  }
}

/** From a page that no session has told its lobby's origin. */
export function leaveUnopened(lobbyUrl: string | null): void {
  if (window.parent !== window) announceToSpectators({ ante: 'leave' })
  else if (lobbyUrl) location.assign(lobbyUrl)
  else history.back()
}

/** Such a page shows why it cannot start: the lobby has nothing to wait for, and need not say the same. */
export function standUnopened(): void {
  announceToSpectators({ ante: 'game-ready' })
}

/** These messages say nothing that anybody could not hear. */
function announceToSpectators(message: FromGame): void {
  if (window.parent !== window) window.parent.postMessage(message, '*')
}
