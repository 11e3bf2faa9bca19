import type { Endpoint, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { Refused, commonRefusal } from './refusal.ts'
import type { ServedFile } from './serve-file.ts'
import { parsedInputOf } from './serve.ts'
import type { Server } from './server.ts'
import type { StaffContext } from './staff-context.ts'

/**
 * Serves a call of signed-in staff that responds with a file, without envelope. The use case writes the audit log
 * entry.
 */
export function serveStaffFile<E extends Endpoint>(
  app: Server,
  endpoint: E,
  useCase: (input: ParsedInputOf<E>, context: StaffContext) => Promise<ServedFile>,
): void {
  // Refuses in-process calls by pages of the players' site.
  app.endpoints.set(endpoint, () => Promise.reject(commonRefusal('route.not.found')))
  app.get(endpoint.path, async (request, reply) => {
    const admitted = await app.staffGate.admit(endpoint, request)
    const input = parsedInputOf(endpoint, request)
    const { name, type, content } = await useCase(input, admitted.context).catch(async (error: unknown) => {
      if (error instanceof Refused) await admitted.recordRefusal(error.code, null)
      throw error
    })
    return reply.type(type).header('Content-Disposition', `attachment; filename="${name}"`).send(content)
  })
}
