import type { Readable } from 'node:stream'

import type { Endpoint, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { parseRequest } from './serve.ts'
import type { UseCase } from './serve.ts'
import type { Server } from './server.ts'

/** A file has a few thousand lines, so few requests suffice. */
const FILES_PER_MINUTE = 10

export interface ServedFile {
  name: string
  /** Media type. */
  type: string
  content: Readable | string | Buffer
}

/** Serves `endpoint` with a named file by `useCase`, without envelope. */
export function serveFile<E extends Endpoint>(
  app: Server,
  endpoint: E,
  useCase: (input: ParsedInputOf<E>, context: Parameters<UseCase<E>>[1]) => Promise<ServedFile>,
): void {
  const rateLimit = { max: FILES_PER_MINUTE, timeWindow: 60_000 }
  app.get(endpoint.path, { config: { rateLimit } }, async (request, reply) => {
    const { input, context } = await parseRequest(app, endpoint, request)
    const { name, type, content } = await useCase(input, context)
    return reply.type(type).header('Content-Disposition', `attachment; filename="${name}"`).send(content)
  })
}
