import { Trans, useLingui } from '@lingui/react/macro'

import { CallRefused } from '../lib/call-errors.ts'
import table from '../ui/changed-fields-table.module.css'
import { useFailureText } from '../ui/failure-text.ts'
import type { Outcome } from './bulk-decision.tsx'
import { changeStateText } from '../ui/change-state.ts'
import { useProblemText } from '../ui/problem-text.ts'

/** Outcome of each row of a selection, refused rows first. */
export function OutcomeTable({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const problemText = useProblemText()
  const textOf = ({ state, failure, refusal }: Outcome): string => {
    if (refusal !== null) return failureText(new CallRefused(refusal, {}))
    if (failure !== null) return problemText(failure)
    return state === null ? '' : t(changeStateText[state].text)
  }
  const sorted = outcomes.toSorted((one, other) => Number(other.refusal !== null) - Number(one.refusal !== null))
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Change</Trans>
          </th>
          <th scope="col">
            <Trans>Outcome</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((outcome) => (
          <tr key={outcome.id}>
            <th scope="row">{outcome.id}</th>
            <td>{textOf(outcome)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
