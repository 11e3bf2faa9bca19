import { cpus, totalmem } from 'node:os'

const STEPS = 20_000_000
const ATTEMPTS = 5

/** Describes the machine, without which a figure is meaningless. */
export function machine(): string {
  const [cpu] = cpus()
  const memoryGb = Math.round(totalmem() / 1024 ** 3)
  const day = new Date().toISOString().slice(0, 10)
  const speed = `${stepsPerMillisecond().toLocaleString('en')} steps/ms`
  return `${cpu?.model.trim()}, ${cpus().length} cores, ${memoryGb} GB, Node ${process.versions.node}, ${speed}, ${day}`
}

/**
 * Returns the best of some attempts at a fixed calculation. A shared machine is at times twice as fast as at others:
 * figures are comparable only at about the same speed.
 */
function stepsPerMillisecond(): number {
  let best = 0
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const startedAt = performance.now()
    let value = 1
    for (let step = 0; step < STEPS; step += 1) value = (Math.imul(value, 31) + step) | 0
    // The result is used, so that the calculation is not removed.
    const ms = performance.now() - startedAt + (value === 0 ? 1 : 0)
    best = Math.max(best, Math.round(STEPS / ms))
  }
  return best
}
