import type { Readable } from 'node:stream'

import type { Endpoint, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { parseRequest } from './serve.ts'
import type { UseCase } from './serve.ts'
import type { Server } from './server.ts'

/** A file has a few thousand lines, so few requests suffice. */
const FILES_PER_MINUTE = 10

/** Serves `endpoint` with a named CSV file by `useCase`, without envelope. */
export function serveCsv<E extends Endpoint>(
  app: Server,
  endpoint: E,
  useCase: (
    input: ParsedInputOf<E>,
    context: Parameters<UseCase<E>>[1],
  ) => Promise<{ name: string; content: Readable | string }>,
): void {
  const rateLimit = { max: FILES_PER_MINUTE, timeWindow: 60_000 }
  app.get(endpoint.path, { config: { rateLimit } }, async (request, reply) => {
    const { input, context } = await parseRequest(app, endpoint, request)
    const { name, content } = await useCase(input, context)
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${name}"`)
      .send(content)
  })
}
