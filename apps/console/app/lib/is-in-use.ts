const USED_MS = 60_000

let usedAt = Date.now()
for (const event of ['pointerdown', 'pointermove', 'keydown'])
  window.addEventListener(event, () => (usedAt = Date.now()), { capture: true, passive: true })

/**
 * Whether a person used the page within the last minute. Timers call the gateway only then, because each call extends
 * the session.
 */
export const isInUse = (): boolean => Date.now() - usedAt < USED_MS
