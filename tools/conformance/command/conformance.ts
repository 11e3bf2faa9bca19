import { UserError } from '../../run/lib/user-error.mjs'
import { CaseContext } from '@ante/conformance/case-context.ts'
import { allCases } from '@ante/conformance/cases/all-cases.ts'
import type { Case } from '@ante/conformance/cases/case.ts'
import type { Host } from '@ante/conformance/host.ts'
import { httpHost } from '../hosts/http-host.ts'
import { tokenHost } from '../hosts/token-host.ts'
import { tryCase } from '@ante/conformance/try-case.ts'
import type { Verdict } from '@ante/conformance/verdict.ts'
import { demoTargets } from './demo-targets.ts'
import { help } from './help.ts'
import { readOptions } from './options.ts'
import type { CommandOptions } from './options.ts'
import type { Target } from './target.ts'
import { count, formatReport, formatJson } from './report.ts'
import type { WalletReport } from './report.ts'
import { walletOf } from './wallet-options.ts'

const EXIT_OK = 0
const FAILED = 1
const WRONG_USAGE = 2
const NO_ANSWER = 3

interface Terminal {
  environment: NodeJS.ProcessEnv
  out(text: string): void
  error(text: string): void
}

/** Thrown when the wallet under test is unreachable, or does not answer in the protocol. */
class NoAnswer extends Error {}

/** Runs the whole command; returns its exit code. */
export async function conformance(argv: string[], terminal: Terminal): Promise<number> {
  try {
    const options = readOptions(argv)
    if (!options.flags.has('help')) return await run(options, terminal)
    terminal.out(help())
    return EXIT_OK
  } catch (error) {
    if (!(error instanceof UserError) && !(error instanceof NoAnswer)) throw error
    terminal.error(error.message)
    return error instanceof UserError ? WRONG_USAGE : NO_ANSWER
  }
}

async function run(options: CommandOptions, { environment, out }: Terminal): Promise<number> {
  const cases = selectedCases(options)
  const isDemo = options.flags.has('demo')
  const { targets, close } = isDemo ? await demoTargets(options, environment) : await oneTarget(options, environment)
  const results: WalletReport[] = []
  try {
    for (const target of targets) results.push({ wallet: target.wallet, verdicts: await tryAll(target, cases) })
  } finally {
    await close()
  }
  out(options.flags.has('json') ? formatJson(results) : results.map(formatReport).join('\n\n'))
  const allVerdicts = results.flatMap(({ verdicts }) => verdicts)
  return count(allVerdicts, 'failed') === 0 && count(allVerdicts, 'passed') > 0 ? EXIT_OK : FAILED
}

async function tryAll({ wallet, host }: Target, cases: Case[]): Promise<Verdict[]> {
  const context = new CaseContext(wallet, host)
  const problem = await context.whyUnreachable()
  if (problem) throw new NoAnswer(`The wallet at ${wallet.url} does not answer as ${wallet.protocol}: ${problem}.`)
  const verdicts: Verdict[] = []
  for (const testCase of cases) verdicts.push(await tryCase(context, testCase))
  return verdicts
}

async function oneTarget(options: CommandOptions, environment: NodeJS.ProcessEnv) {
  const wallet = walletOf(options, environment)
  return { targets: [{ wallet, host: await hostOf(options) }], close: async () => undefined }
}

async function hostOf(options: CommandOptions): Promise<Host> {
  const [host, tokens, gameId] = [options.one('host'), options.all('token'), options.one('game')]
  if (host !== undefined && tokens.length > 0) throw new UserError('Give --host or --token, not both.')
  if (host !== undefined) return httpHost(host).catch((error: unknown) => Promise.reject(noHost(host, error)))
  if (tokens.length > 0 && gameId === undefined) throw new UserError('--token needs --game: which game it is for.')
  return tokenHost(tokens.map((token) => ({ token, gameId: gameId ?? '' })))
}

function noHost(host: string, error: unknown): NoAnswer {
  return new NoAnswer(`The host at ${host} does not list its actions: ${error instanceof Error ? error.message : ''}`)
}

function selectedCases(options: CommandOptions): Case[] {
  const letters = options.all('case').flatMap((input) => input.toUpperCase().split(','))
  const known = allCases.map(({ letter }) => letter)
  const unknown = letters.filter((letter) => !known.includes(letter))
  if (unknown.length > 0) throw new UserError(`There is no case ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  return letters.length === 0 ? allCases : allCases.filter(({ letter }) => letters.includes(letter))
}
