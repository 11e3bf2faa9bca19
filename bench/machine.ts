import { cpus, totalmem } from 'node:os'

/** Describes the machine, without which a figure is meaningless. */
export function machine(): string {
  const [cpu] = cpus()
  const memoryGb = Math.round(totalmem() / 1024 ** 3)
  const day = new Date().toISOString().slice(0, 10)
  return `${cpu?.model.trim()}, ${cpus().length} cores, ${memoryGb} GB, Node ${process.versions.node}, ${day}`
}
