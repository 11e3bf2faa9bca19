import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const GLANCE_MS = 20

/** Whether the process is the postmaster of that cluster, and not another that was given its number. */
export function isPostmaster(pid: number, cluster: string): boolean {
  const words = commandLine(pid)
  const at = words.indexOf('-D')
  return basename(words[0] ?? '') === 'postgres' && at > 0 && words[at + 1] === cluster
}

/** Whether the process is a PostgreSQL of any kind; one that is gone is none. */
export function isPostgres(pid: number): boolean {
  return /^postgres(:|$)/.test(basename(commandLine(pid)[0] ?? ''))
}

/** The living postmaster of the cluster. A child that it has just forked still looks like it. */
export function postmasterOf(cluster: string): number | undefined {
  const alike = allProcesses().filter((pid) => isPostmaster(pid, cluster))
  return alike.find((pid) => !alike.includes(parentOf(pid)))
}

/** The other processes of the database, by the name that PostgreSQL writes into their titles. */
export function workersOf(name: string): number[] {
  return allProcesses().filter((pid) => commandLine(pid)[0]?.startsWith(`postgres: ${name}: `))
}

/** Processes that were given `word` on their command line, or something that begins with it. */
export function processesNaming(word: string): number[] {
  return allProcesses().filter((pid) => commandLine(pid).some((given) => given.startsWith(word)))
}

/** Signals a process that may have ended already. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended: what the signal was for.
  }
}

/** Waits until `done`, at most so long; says whether it came to that. */
export async function waitFor(done: () => boolean, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs
  while (!done()) {
    if (Date.now() > deadline) return false
    await pause(GLANCE_MS)
  }
  return true
}

function allProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1])
}

/** Empty for a process that is gone, or dead and not yet collected by its parent. */
function commandLine(pid: number): string[] {
  return readProcess(pid, 'cmdline').split('\0')
}

function readProcess(pid: number, file: 'cmdline' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return '' // it has ended meanwhile
  }
}
