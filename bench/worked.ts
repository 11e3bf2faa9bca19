import { readFileSync } from 'node:fs'

/** Source: proc(5): the kernel counts in hundredths of a second. */
const TICK_MS = 10
/** Fields after the process name, which may contain any characters. */
const [USER, SYSTEM] = [11, 12]

/**
 * Returns a function that reports the processor time of these processes since now. A wall clock would include other
 * load.
 */
export function workOfProcesses(pids: readonly number[]): () => number {
  const before = pids.map(workedBy)
  // The process of an unused connection may have ended by then.
  return () => pids.reduce((sum, pid, index) => sum + Math.max(0, workedBy(pid) - (before[index] ?? 0)), 0)
}

function workedBy(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS
  } catch {
    return 0
  }
}
