import type { WalletUnderTest } from '@ante/conformance/case-context.ts'
import type { Verdict } from '@ante/conformance/verdict.ts'

export interface WalletReport {
  wallet: WalletUnderTest
  verdicts: Verdict[]
}

const OUTCOME_WIDTH = 9

/** Formats one line per case, and a summary. */
export function formatReport({ wallet, verdicts }: WalletReport): string {
  const { protocol, vendor, url } = wallet
  return [
    `${protocol}, as ${vendor} at ${url}`,
    ...verdicts.map(lineOf),
    `${count(verdicts, 'passed')} passed, ${count(verdicts, 'failed')} failed, ${count(verdicts, 'not run')} not run`,
  ].join('\n')
}

/** Formats the results as JSON for programs, without secrets. */
export function formatJson(results: WalletReport[]): string {
  const wallets = results.map(({ wallet: { protocol, vendor, url }, verdicts }) => ({
    protocol,
    vendor,
    url,
    cases: verdicts,
  }))
  return JSON.stringify(wallets, null, 2)
}

export function count(verdicts: Verdict[], outcome: Verdict['outcome']): number {
  return verdicts.filter((verdict) => verdict.outcome === outcome).length
}

function lineOf({ letter, title, outcome, reason }: Verdict): string {
  const line = `  ${letter}  ${outcome.padEnd(OUTCOME_WIDTH)}${title}`
  return reason === '' ? line : `${line}\n  ${' '.repeat(3 + OUTCOME_WIDTH)}(${reason})`
}
