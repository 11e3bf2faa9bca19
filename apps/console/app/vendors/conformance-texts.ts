import type { ConformanceCase, ConformanceRun } from '@ante/contract/console/conformance.ts'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import type { Tone } from '../ui/badge.tsx'

/** Texts of refused calls about runs of the suite, which are loaded with the vendors' page. */
export const conformanceRefusals = {
  'vendor.not.found': msg`This vendor doesn't exist, or the merchant doesn't offer it.`,
  'conformance.not_possible': msg`The suite can't play here: it needs an open game of the vendor, and a merchant with trial accounts. Choose another merchant.`,
  'conformance.vendor_stopped': msg`The vendor is stopped, so its bets are refused. Let it work again first.`,
  'conformance.running': msg`Another run is in progress, maybe for another vendor. Wait until it has ended.`,
  'conformance.run.not_found': msg`This run doesn't exist any more.`,
  'conformance.run.ended': msg`The run has ended already.`,
}

export const outcomeTone: Record<ConformanceCase['outcome'], Tone> = {
  passed: 'good',
  failed: 'bad',
  'not run': 'neutral',
}

/** Returns a formatter for the outcome of a case. */
export function useOutcomeText(): (outcome: ConformanceCase['outcome']) => string {
  const { t } = useLingui()
  const texts = { passed: t`Passed`, failed: t`Failed`, 'not run': t`Not run` }
  return (outcome) => texts[outcome]
}

/** Whether a run is in progress. */
export const isActive = ({ state }: Pick<ConformanceRun, 'state'>): boolean =>
  state === 'waiting' || state === 'running'

type Summarised = Pick<ConformanceRun, 'state' | 'failed' | 'passed' | 'notRun' | 'cases' | 'isCancelRequested'>

/** Returns a function that describes the state of a run in one word, with its tone. */
export function useRunText(): (run: Summarised) => { text: string; tone: Tone } {
  const { t } = useLingui()
  return ({ state, failed, passed, notRun, cases, isCancelRequested }) => {
    const ended = passed + failed + notRun
    if (state === 'waiting') return { text: t`Waiting`, tone: 'accent' }
    if (state === 'running')
      return { text: isCancelRequested ? t`Cancelling` : t`Running: ${ended} of ${cases}`, tone: 'accent' }
    if (state === 'cancelled') return { text: t`Cancelled`, tone: 'neutral' }
    if (state === 'failed') return { text: t`Not completed`, tone: 'warn' }
    return failed > 0 ? { text: t`${failed} failed`, tone: 'bad' } : { text: t`${passed} passed`, tone: 'good' }
  }
}

/** Returns a formatter for the reason why a run has no complete result, with the next step. */
export function useRunFailureText(): (failure: NonNullable<ConformanceRun['failure']>) => string {
  const { t } = useLingui()
  const texts: Record<NonNullable<ConformanceRun['failure']>, string> = {
    interrupted: t`The gateway stopped during the run. Start it again.`,
    unreachable: t`The gateway didn't answer its own calls. Look at its health, and start the run again.`,
    no_key_slot: t`The vendor has two keys, so there is no room for the key of the run. Finish the rotation of its keys, and start the run again.`,
    error: t`The run ended with an internal error. The log has it as conformance.run_failed.`,
  }
  return (failure) => texts[failure]
}
