import { spawnSync } from 'node:child_process'

/** Number of commits compared on the main branch itself, because one push may contain several. */
const COMMITS_OF_A_PUSH = 10
/** Possible names of the main branch, in order of preference. */
const MAIN = ['origin/main', 'main']

/** Returns the checked-out commit, or null outside of git. */
export const commitHere = (folder?: string): string | null => git(['rev-parse', 'HEAD'], folder)

/**
 * Returns the files that differ from the base of the change: on a branch the point where it left the main branch, on
 * the main branch some commits ago. Uncommitted changes count too. Null if git cannot determine it, as in a clone
 * without history.
 */
export function changedFiles(folder?: string): string[] | null {
  const base = baseOf(folder)
  const changed = base === null ? null : git(['diff', '--name-only', base], folder)
  const added = git(['ls-files', '--others', '--exclude-standard'], folder)
  if (changed === null || added === null) return null
  return [...changed.split('\n'), ...added.split('\n')].filter((file) => file !== '')
}

function baseOf(folder?: string): string | null {
  const commit = commitHere(folder)
  for (const main of MAIN) {
    const base = git(['merge-base', 'HEAD', main], folder)
    if (base && base !== commit) return base
  }
  return git(['rev-parse', `HEAD~${COMMITS_OF_A_PUSH}`], folder)
}

function git(argv: string[], folder?: string): string | null {
  const { status, stdout } = spawnSync('git', argv, { encoding: 'utf8', ...(folder && { cwd: folder }) })
  return status === 0 ? stdout.trim() : null
}
