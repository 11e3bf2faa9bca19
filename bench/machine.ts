import { cpus, totalmem } from 'node:os'

/** A figure says nothing without the machine that it was taken on. */
export function machine(): string {
  const [cpu] = cpus()
  const memoryGb = Math.round(totalmem() / 1024 ** 3)
  const day = new Date().toISOString().slice(0, 10)
  return `${cpu?.model.trim()}, ${cpus().length} cores, ${memoryGb} GB, Node ${process.versions.node}, ${day}`
}
