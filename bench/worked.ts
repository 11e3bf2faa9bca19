import { readFileSync } from 'node:fs'

/** Source: proc(5): the kernel counts in hundredths of a second. */
const TICK_MS = 10
/** Behind the name, which may hold anything. */
const [USER, SYSTEM] = [11, 12]

/** Tells for how long these processes have had a core since now. A wall clock also measures whoever else is at work. */
export function workOfProcesses(pids: readonly number[]): () => number {
  const before = pids.map(workedBy)
  // A connection that was not needed may be gone by then.
  return () => pids.reduce((sum, pid, place) => sum + Math.max(0, workedBy(pid) - (before[place] ?? 0)), 0)
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
