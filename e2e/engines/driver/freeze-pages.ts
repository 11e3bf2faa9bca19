import { readdirSync, readFileSync } from 'node:fs'

/** Command lines of the processes that run pages: WebKitGTK, Firefox and Chromium. */
const PAGE_PROCESSES = /WebKitWebProcess|-contentproc.*\btab\b|--type=renderer/

/** Stops the processes of a browser's pages, as a phone does with its tabs. The returned function continues them. */
export function freezePages(browser: number): () => void {
  const pages = processesBelow(browser).filter((pid) => PAGE_PROCESSES.test(textOf(`/proc/${pid}/cmdline`)))
  if (pages.length === 0) throw new Error('The browser has no page processes.')
  for (const pid of pages) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of pages) process.kill(pid, 'SIGCONT')
  }
}

function processesBelow(root: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    // State and parent follow the name of the program, which may contain spaces.
    const parent = Number(/\) \S (\d+) /.exec(textOf(`/proc/${name}/stat`))?.[1] ?? 0)
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const below = (pid: number): number[] => (children.get(pid) ?? []).flatMap((child) => [child, ...below(child)])
  return below(root)
}

/** Returns the text of a file; empty if the process has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
