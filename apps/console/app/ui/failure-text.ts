import { proposalRefusals } from '@ante/contract/staff/changes.ts'
import type { ChangeProblem } from '@ante/contract/staff/change-problem.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'

import { CallFailed, CallRefused } from '../lib/call-errors.ts'
import type { Failure } from '../lib/call-errors.ts'
import { useProblemText } from './problem-text.ts'
import { refusalTexts } from './refusal-texts.ts'

const FAILURES: Record<Failure, MessageDescriptor> = {
  offline: msg`No connection to the gateway. Check your network, and try again.`,
  lost: msg`The connection broke before the answer arrived. Reload to see whether the change was made.`,
  timeout: msg`The gateway did not answer in time. Reload to see whether the change was made.`,
  server: msg`The gateway has an internal error. Reload to see whether the change was made.`,
}

const LockedOut = z.object({ address: z.string() })

/** Returns the address of the signed-in person, if a call was refused because new networks exclude it; else null. */
function lockedOutAddress(error: unknown): string | null {
  if (!(error instanceof CallRefused) || error.code !== 'networks.exclude_you') return null
  return LockedOut.safeParse(error.details).data?.address ?? null
}

/** Returns why a guarded change is not possible, if a call was refused for that; else null. */
function problemIn(error: unknown): ChangeProblem | null {
  if (!(error instanceof CallRefused) || error.code !== 'change.invalid') return null
  return proposalRefusals['change.invalid'].safeParse(error.details).data?.problem ?? null
}

const OperationMessage = z.object({ message: z.string() })

/** Returns the sentence of the gateway, if an operation was refused with one; else null. */
function sentenceIn(error: unknown): string | null {
  if (!(error instanceof CallRefused) || !/^operation\.(invalid|refused)$/.test(error.code)) return null
  return OperationMessage.safeParse(error.details).data?.message ?? null
}

/** Returns a formatter for errors of calls: what happened, and the next step. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useLingui()
  const problemText = useProblemText()
  return (error) => {
    if (error instanceof CallFailed) return t(FAILURES[error.kind])
    const address = lockedOutAddress(error)
    if (address !== null)
      return t`This list would lock you out: your address ${address} isn't in it. Add it, or its network.`
    const problem = problemIn(error)
    if (problem) return problemText(problem)
    const sentence = sentenceIn(error)
    if (sentence !== null) return sentence
    const text = error instanceof CallRefused ? refusalTexts[error.code] : undefined
    if (text) return t(text)
    const code = error instanceof CallRefused ? error.code : ''
    return code
      ? t`The gateway refused this (${code}).`
      : t`This page couldn't be loaded. Check your network, and reload it.`
  }
}
