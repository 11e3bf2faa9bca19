import {
  listOperations as listEndpoint,
  previewChange,
  readSubject as subjectEndpoint,
  runChange,
  runRead,
} from '@ante/contract/console/operations.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import { viewedRoleOf } from '../../staff/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { changeOperation, previewOperation } from './change-operation.ts'
import { listOperations, readSubject } from './list-operations.ts'
import { loggedInput } from './logged-input.ts'
import { readOperation } from './read-operation.ts'

/** Maximum body size in bytes: an uploaded file in UTF-8, escaped as JSON. */
const BODY_LIMIT_BYTES = 12_000_000

/** Routes of the operations: the commands of the operator CLI, in the name of the caller. */
export function operationRoutes(app: Server, ports: ScreenPorts): void {
  serveStaff(app, listEndpoint, (_input, context) => listOperations(context))
  serveStaff(app, subjectEndpoint, ({ subject }, context) => readSubject(ports, subject, context))
  serveStaff(app, runRead, (input, context, { request }) =>
    readOperation(ports, input, { ...context, isViewing: viewedRoleOf(request) !== null }),
  )
  const options = { bodyLimit: BODY_LIMIT_BYTES, loggedInput }
  serveStaff(app, previewChange, (input, context) => previewOperation(ports, input, context), options)
  serveStaff(app, runChange, (input, context) => changeOperation(ports, input, context), options)
}
