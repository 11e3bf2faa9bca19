import type { runRead } from '@ante/contract/console/operations.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { Refused } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { runRead as endpoint } from '@ante/contract/console/operations.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { admittedOperation, runOperation, shownResult } from './run-operation.ts'

const refuse = refusalsOf(endpoint)

/** Runs a command that changes nothing. A read of personal data is logged as on the command line. */
export async function readOperation(
  ports: ScreenPorts,
  { subject, action, values, search }: ParsedInputOf<typeof runRead>,
  context: StaffContext & { isViewing: boolean },
): Promise<OutputOf<typeof runRead>> {
  const fields = [...new URLSearchParams(values)].map(([name, value]) => ({ name, value }))
  const operation = admittedOperation({ subject, action, values: fields, files: [] }, context)
  const { access, command } = operation.named
  if (!access.isRead) throw refuse('operation.not.found')
  // Who views the console as a role changes nothing, not even what is unread.
  if (command.marksAsRead && context.isViewing) throw new Refused('staff.role.view_only', {})
  const { result, saved } = await runOperation(ports, { operation, context, files: [], isPreview: false })
  return { result: shownResult(result, search), files: saved }
}
