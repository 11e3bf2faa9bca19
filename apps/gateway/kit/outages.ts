import type { FastifyError } from 'fastify'

/**
 * PostgreSQL's classes of outages: connections (08), resources such as a full disk (53), an operator's stop or a fail-over
 * (57P0…), errors of its system (58), and a server that takes no writes (25006).
 */
const DATABASE = /^(08\w{3}|53\w{3}|57P0\w|58\w{3}|25006)$/
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EMFILE',
  'ENFILE',
])
/** What the pool and its connections say without a code. */
const NO_CONNECTION = /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$/
/** There is no room to write, or no writing at all: reading goes on. */
const NO_WRITES = new Set(['53100', '25006', 'ENOSPC', 'EDQUOT', 'EROFS'])

const codeOf = (error: unknown) => (error as Partial<FastifyError> | null)?.code ?? ''

/** Whether an error is an outage to wait for, and not a defect to mend. */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error)
  return DATABASE.test(code) || SYSTEM.has(code) || (error instanceof Error && NO_CONNECTION.test(error.message))
}

/** Whether an error says that nothing can be written now. */
export const saysNoWrites = (error: unknown): boolean => NO_WRITES.has(codeOf(error))
