import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 20

/** Whether the process is the postmaster of that cluster, and not another process with a reused id. */
export function isPostmaster(pid: number, cluster: string): boolean {
  const words = commandLine(pid)
  const at = words.indexOf('-D')
  return basename(words[0] ?? '') === 'postgres' && at > 0 && words[at + 1] === cluster
}

/** Whether the process is a PostgreSQL of any type; false if it has ended. */
export function isPostgres(pid: number): boolean {
  return /^postgres(:|$)/.test(basename(commandLine(pid)[0] ?? ''))
}

/**
 * Returns the running postmaster of the cluster. A child that it has just forked has the same command line, so of these
 * processes it is the one whose parent is not among them.
 */
export function postmasterOf(cluster: string): number | undefined {
  const candidates = allProcesses().filter((pid) => isPostmaster(pid, cluster))
  return candidates.find((pid) => !candidates.includes(parentOf(pid)))
}

/** Returns the other processes of the database, by the name that PostgreSQL writes into their titles. */
export function workersOf(name: string): number[] {
  return allProcesses().filter((pid) => commandLine(pid)[0]?.startsWith(`postgres: ${name}: `))
}

/** Returns processes with an argument that begins with `text`. */
export function processesNaming(text: string): number[] {
  return allProcesses().filter((pid) => commandLine(pid).some((argument) => argument.startsWith(text)))
}

/** Signals a process that may have ended already. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has already ended.
  }
}

/** Waits until `done` returns true, with a timeout; returns whether it did in time. */
export async function waitFor(done: () => boolean, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs
  while (!done()) {
    if (Date.now() > deadline) return false
    await pause(POLL_MS)
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

/** Returns the command line of a process; empty if it has ended, even if its parent has not reaped it yet. */
function commandLine(pid: number): string[] {
  return readProcess(pid, 'cmdline').split('\0')
}

function readProcess(pid: number, file: 'cmdline' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return '' // it has ended in the meantime
  }
}
