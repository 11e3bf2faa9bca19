import { readFileSync } from 'node:fs'

/** Identity of a process: its start time distinguishes it from a later one with the same number. */
export interface ProcessIdentity {
  pid: number
  began: string
}

/**
 * Index of the start time (field 22 of `/proc/<pid>/stat`) among the fields after the process name, which may contain
 * any characters; see proc(5).
 */
const START_TIME_INDEX = 19

/** Returns the identity of a running process; null if it does not exist, or has exited as a zombie. */
export function identityOf(pid: number): ProcessIdentity | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const began = fields[START_TIME_INDEX]
    return began && fields[0] !== 'Z' ? { pid, began } : null
  } catch {
    return null
  }
}

export const isAlive = ({ pid, began }: ProcessIdentity) => identityOf(pid)?.began === began
