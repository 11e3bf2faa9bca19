import { createHash } from 'node:crypto'

import { PLAYED_FROM_KEY } from '@ante/contract/launch/frame-messages.ts'

import type { Server } from '../../kit/server.ts'

/** Path of `lobbyUrl` in the vendors' protocols, to which a game redirects its player on exit. */
export const LEAVE_PATH = '/wps/game/leave'

const HOME = '/m/home'

/**
 * Time in milliseconds to wait for the start of a history navigation, which may not happen. Once it has started, the
 * page waits without limit.
 */
const STEP_LIMIT_MS = 800

/**
 * Script of the page. In the frame of the play page it posts a message to the parent, so that the lobby never opens in
 * a game's frame. In a separate tab it returns to the page before the game, if that was on this site, and otherwise
 * opens the home page.
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

/** Visible only in browsers without scripts: three dots that link to the home page. */
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
