/** Symbols a second at full speed. */
const SPEED = 26
const START_MS = 320
const LANDING_MS = 520
/** How far the reel moves back before it starts, and overshoots before it stops. */
const START_BACK = 1.4
const LANDING_BACK = 1.15
/** Distances of starting and landing, in symbols: starting ends, and landing begins, at full speed. */
const START_WAY = (SPEED * START_MS) / 1000 / (START_BACK + 3)
const LANDING_WAY = (SPEED * LANDING_MS) / 1000 / (LANDING_BACK + 3)
/** Minimum speed at which symbols are drawn blurred. */
const BLURRED_FROM_SPEED = 12

/** One reel's motion from its position, at `startMs`, to `target`, where it begins to land at `landMs`. */
export interface ReelMotion {
  startMs: number
  from: number
  landMs: number | null
  target: number
}

export interface ReelPosition {
  /** The strip position in the top row, with its fraction. */
  position: number
  blurred: boolean
  landed: boolean
}

export const MIN_RUN_MS = START_MS

export function positionAt(motion: ReelMotion, nowMs: number): ReelPosition {
  const { startMs, from, landMs, target } = motion
  if (landMs !== null && nowMs >= landMs + LANDING_MS) return { position: target, blurred: false, landed: true }
  if (landMs !== null && nowMs >= landMs) {
    const part = (nowMs - landMs) / LANDING_MS
    const speed = (SPEED * Math.abs(slopeOut(part))) / slopeOut(0)
    return { position: target + LANDING_WAY * (1 - easeOut(part)), blurred: speed > BLURRED_FROM_SPEED, landed: false }
  }
  const ranMs = nowMs - startMs
  if (ranMs < START_MS) {
    const part = ranMs / START_MS
    return { position: from - START_WAY * easeIn(part), blurred: part > 0.75, landed: false }
  }
  return { position: from - START_WAY - (SPEED * (ranMs - START_MS)) / 1000, blurred: true, landed: false }
}

/** Moves back, then accelerates. */
function easeIn(part: number): number {
  return (START_BACK + 1) * part ** 3 - START_BACK * part ** 2
}

/** Overshoots slightly, then returns. */
function easeOut(part: number): number {
  return 1 + (LANDING_BACK + 1) * (part - 1) ** 3 + LANDING_BACK * (part - 1) ** 2
}

function slopeOut(part: number): number {
  return 3 * (LANDING_BACK + 1) * (part - 1) ** 2 + 2 * LANDING_BACK * (part - 1)
}
