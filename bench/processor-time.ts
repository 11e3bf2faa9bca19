import { readFileSync } from 'node:fs'

/** Unit of the kernel's processor times: a hundredth of a second. Source: proc(5). */
const TICK_MS = 10
/** Indexes of the fields after the process name, which may contain any characters. */
const [USER, SYSTEM] = [11, 12]

/**
 * Returns a function that returns the processor time of these processes since this call. Elapsed time would include
 * other load.
 */
export function measureProcessorTime(pids: readonly number[]): () => number {
  const before = pids.map(processorTimeOf)
  // A database process of an unused connection may have ended meanwhile, which gives a negative difference.
  return () => pids.reduce((sum, pid, index) => sum + Math.max(0, processorTimeOf(pid) - (before[index] ?? 0)), 0)
}

function processorTimeOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS
  } catch {
    return 0
  }
}
