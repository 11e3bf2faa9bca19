import type { Readable } from 'node:stream'

import type { Endpoint, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { UseCase } from './serve.ts'
import { serveFile } from './serve-file.ts'
import type { Server } from './server.ts'

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** Serves `endpoint` with a named CSV file by `useCase`, without envelope. */
export function serveCsv<E extends Endpoint>(
  app: Server,
  endpoint: E,
  useCase: (
    input: ParsedInputOf<E>,
    context: Parameters<UseCase<E>>[1],
  ) => Promise<{ name: string; content: Readable | string }>,
): void {
  serveFile(app, endpoint, async (input, context) => ({ ...(await useCase(input, context)), type: CSV_TYPE }))
}
