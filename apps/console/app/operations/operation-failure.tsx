import { runChange } from '@ante/contract/console/operations.ts'
import type { OperationField } from '@ante/contract/console/operations.ts'
import { Trans } from '@lingui/react/macro'

import { CallRefused } from '../lib/call-errors.ts'
import { useFailureText } from '../ui/failure-text.ts'
import { HelpText } from './help-text.tsx'

const { refusals } = runChange

/** Message of the gateway in a refusal, with its code and the field that it is about; null for other errors. */
export function operationProblem(
  error: unknown,
): { message: string; code: string | null; field: string | null } | null {
  if (!(error instanceof CallRefused)) return null
  if (error.code === 'operation.invalid') {
    const parsed = refusals['operation.invalid'].safeParse(error.details)
    return parsed.success ? { ...parsed.data, code: null } : null
  }
  if (error.code !== 'operation.refused') return null
  const parsed = refusals['operation.refused'].safeParse(error.details)
  return parsed.success ? { ...parsed.data, field: null } : null
}

/** Why an operation failed: the gateway's sentences with links to what helps, and the code of the refusal. */
export function OperationFailure({ error, fields }: { error: unknown; fields: readonly OperationField[] }) {
  const failureText = useFailureText()
  const problem = operationProblem(error)
  if (!problem) return failureText(error)
  const label = fields.find(({ name }) => name === problem.field)?.label
  const { code } = problem
  return (
    <>
      {label !== undefined && <strong lang="en">{label}: </strong>}
      {problem.message.split('\n').map((line) => (
        <span key={line} style={{ display: 'block' }}>
          <HelpText text={line} fields={fields} />
        </span>
      ))}
      {code !== null && code !== 'refused' && (
        <small>
          <Trans>
            Code <code>{code}</code>
          </Trans>
        </small>
      )}
    </>
  )
}
