import { createHash } from 'node:crypto'

import { PLAYED_FROM_KEY } from '@ante/contract/launch/frame-messages.ts'

import type { Server } from '../../kit/server.ts'

/** Where a game sends its player when he leaves it: `lobbyUrl` of the vendors' protocols. */
export const LEAVE_PATH = '/wps/game/leave'

const HOME = '/m/home'

/** A step through the history that leads nowhere is not waited for; one that has begun is, however slow the network is. */
const STEP_LIMIT_MS = 800

/**
 * In the play screen's frame the page tells the screen around it, so that the lobby never stands inside a game's frame. On a
 * screen of its own it goes back to before the game, where this tab came from a page of ours, and home otherwise.
 */
const SCRIPT = `
if (parent !== self) parent.postMessage({ ante: 'leave' }, location.origin)
else {
  let before = null
  try { before = sessionStorage.getItem('${PLAYED_FROM_KEY}'); sessionStorage.removeItem('${PLAYED_FROM_KEY}') } catch {}
  const goHome = () => location.replace('${HOME}')
  const steps = history.length - Number(before)
  if (Number(before) > 0 && steps > 0) {
    history.go(-steps)
    const nowhere = setTimeout(goHome, ${STEP_LIMIT_MS})
    addEventListener('beforeunload', () => clearTimeout(nowhere))
  } else goHome()
}`

const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ')

/** Seen by nobody but a browser that runs no script: three dots that lead home. */
const PAGE = `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>…</title>
<a href="${HOME}" target="_top">…</a><script>${SCRIPT}</script>`

export function leaveRoute(app: Server): void {
  app.get(LEAVE_PATH, async (_request, reply) =>
    reply
      .header('Content-Security-Policy', POLICY)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(PAGE),
  )
}
