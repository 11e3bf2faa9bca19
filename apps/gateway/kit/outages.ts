import type { FastifyError } from 'fastify'

/**
 * PostgreSQL error classes that are outages: connections (08), resources such as a full disk (53), a stop by an
 * operator or a fail-over (57P0…), system errors (58), and a read-only server (25006).
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
/** Messages of errors without a code, thrown by the pool and its connections. */
const NO_CONNECTION = /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$/
/** Errors of failed writes, for lack of space or because writing is disabled; reads continue. */
const NO_WRITES = new Set(['53100', '25006', 'ENOSPC', 'EDQUOT', 'EROFS'])

const codeOf = (error: unknown) => (error as Partial<FastifyError> | null)?.code ?? ''

/** Whether an error is caused by a temporary outage rather than a defect. */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error)
  return DATABASE.test(code) || SYSTEM.has(code) || (error instanceof Error && NO_CONNECTION.test(error.message))
}

/** Whether an error means that writes are currently impossible. */
export const isReadOnlyError = (error: unknown): boolean => NO_WRITES.has(codeOf(error))
