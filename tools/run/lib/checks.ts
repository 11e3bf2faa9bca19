import { runQuietly } from './run-quietly.ts'
import { sum } from './tally.ts'
import type { Tally } from './tally.ts'

interface Check {
  name: string
  command: readonly string[]
}

/** Programs of the type checker. Folders that load the same sources share one, because each reads them again. */
const TYPED = [
  'packages/brand',
  'packages/catalogues',
  'packages/contract',
  'packages/lottery',
  'packages/demo',
  'packages/demo-art',
  'packages/embedded-postgres',
  'packages/plain-server',
  'apps/gateway',
  'tsconfig.screens.json',
  'apps/web/service-worker',
  'apps/studio',
  'apps/studio/kit/front',
  'apps/outside-world',
  'tsconfig.tools.json',
]
const SOURCES = ['apps', 'packages', 'tools', 'bench', 'e2e']

const CHECKS: Check[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint'] },
  ...TYPED.map((folder) => ({ name: `types of ${folder}`, command: ['tsc', '-p', folder, '--noEmit'] })),
  { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...SOURCES] },
  { name: 'unused code and dependencies', command: ['knip', '--no-progress'] },
  { name: 'translations of the app', command: ['node', 'apps/web/translations/check.ts'] },
  {
    name: 'messages of the console',
    command: ['lingui', 'check', 'sync', '--clean', '--config', 'apps/console/lingui.config.ts', '--workers', '1'],
  },
  { name: 'translations of the games', command: ['node', 'apps/studio/translations/check.ts'] },
  { name: 'sizes', command: ['size-limit'] },
]

/** Number of parallel checks: most checks keep one core busy. */
const PARALLEL_CHECKS = 2

/** Runs the static checks, each counted as a test; prints the output of a failed one. */
export async function runChecks(): Promise<Tally> {
  const waiting = [...CHECKS]
  const runNext = async (): Promise<Tally[]> => {
    const check = waiting.shift()
    return check ? [await run(check), ...(await runNext())] : []
  }
  return sum((await Promise.all(Array.from({ length: PARALLEL_CHECKS }, runNext))).flat())
}

async function run({ name, command }: Check): Promise<Tally> {
  const { ok, output, seconds } = await runQuietly(command)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  if (!ok) console.log(output.trimEnd())
  return { passed: Number(ok), failed: Number(!ok), failures: ok ? [] : [name] }
}
