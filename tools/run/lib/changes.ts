import { spawnSync } from 'node:child_process'

/** On the main line itself: commits that may have come in one push. */
const COMMITS_OF_A_PUSH = 10
/** Where the main line may be found, in this order. */
const MAIN = ['origin/main', 'main']

/** The commit that is checked out, or null outside of git. */
export const commitHere = (folder?: string): string | null => git(['rev-parse', 'HEAD'], folder)

/**
 * The files that differ from the base of the change: on a branch where it left the main line, on the main line some
 * commits ago. What is not committed yet counts too. Null where git does not know, as in a clone without history.
 */
export function changedFiles(folder?: string): string[] | null {
  const base = baseOf(folder)
  const changed = base === null ? null : git(['diff', '--name-only', base], folder)
  const added = git(['ls-files', '--others', '--exclude-standard'], folder)
  if (changed === null || added === null) return null
  return [...changed.split('\n'), ...added.split('\n')].filter((file) => file !== '')
}

function baseOf(folder?: string): string | null {
  const here = commitHere(folder)
  for (const main of MAIN) {
    const base = git(['merge-base', 'HEAD', main], folder)
    if (base && base !== here) return base
  }
  return git(['rev-parse', `HEAD~${COMMITS_OF_A_PUSH}`], folder)
}

function git(argv: string[], folder?: string): string | null {
  const { status, stdout } = spawnSync('git', argv, { encoding: 'utf8', ...(folder && { cwd: folder }) })
  return status === 0 ? stdout.trim() : null
}
