import { readFileSync } from 'node:fs'

/** A process that is told from a later one with the same number by the moment it began. */
export interface ProcessIdentity {
  pid: number
  began: string
}

/** Field 22 of `/proc/<pid>/stat`, counted behind the name, which may hold anything; see proc(5). */
const BEGAN_BEHIND_NAME = 19

export function identityOf(pid: number): ProcessIdentity | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const began = fields[BEGAN_BEHIND_NAME]
    return began && fields[0] !== 'Z' ? { pid, began } : null
  } catch {
    return null
  }
}

export const isAlive = ({ pid, began }: ProcessIdentity) => identityOf(pid)?.began === began
