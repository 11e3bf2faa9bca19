import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { RowNumber } from '../kit/paging.ts'
import { memberMay } from '../member/member-type.ts'
import { StatementPeriod } from './statement-period.ts'

/** Number of statements that a member may request per day. */
export const STATEMENTS_PER_DAY = 10
/** Days for which a statement can be downloaded. Afterwards it can be requested again. */
export const STATEMENT_KEPT_DAYS = 30

/** Module of the account records: a merchant that hides them offers no statements. */
const moduleId = 'TRANSREC3'

export const StatementFormat = z.enum(['csv', 'pdf'])
export type StatementFormat = z.output<typeof StatementFormat>

const Statement = z.object({
  id: RowNumber,
  period: StatementPeriod,
  /** Whether the period was not over when the statement was requested. */
  isSoFar: z.boolean(),
  requestedAt: z.iso.datetime(),
  /** Null while it is being prepared. */
  readyAt: z.nullable(z.iso.datetime()),
  /** Time from which the statement can no longer be downloaded. Null while it is being prepared. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** Whether the preparation takes longer than usual; a new request then repeats the preparation. */
  isLate: z.boolean(),
})
export type Statement = z.output<typeof Statement>

const memberAccess = { access: 'member', may: memberMay.openMemberCentre, moduleId } as const

export const listStatements = endpoint({
  ...memberAccess,
  summary: 'Returns the member’s statements, latest first, and the periods that can be requested.',
  method: 'GET',
  path: '/wps/statement/list',
  showsMoney: true,
  input: z.object({}),
  output: z.object({
    statements: z.array(Statement),
    /** Latest first; the first month and year are not over yet. */
    months: z.array(StatementPeriod),
    years: z.array(StatementPeriod),
    /** Number of statements that may still be requested today. */
    left: z.number(),
  }),
})

/**
 * Requests a statement. While it is being prepared, or if the period is over, a repeated request returns the existing
 * statement. If the statement is late, the preparation is repeated, even if the job had been given up.
 */
export const requestStatement = endpoint({
  ...memberAccess,
  summary: 'Requests the statement of a month or a year. A mail says when it can be downloaded.',
  method: 'POST',
  path: '/wps/statement/request',
  input: z.object({ period: StatementPeriod }),
  output: Statement,
  refusals: {
    /** Before the registration, in the future, or too long ago. */
    'statement.period.not.offered': NoDetails,
    'statement.too.many': z.object({ atMost: z.number() }),
  },
})

/** The answer is not an envelope but a file. */
export const statementFile = endpoint({
  ...memberAccess,
  summary: 'Returns a statement of the member as a file.',
  method: 'GET',
  path: '/wps/statement/file',
  input: z.object({ id: RowNumber, format: StatementFormat }),
  output: Nothing,
  refusals: {
    /** Unknown, another member's, expired, or not ready yet. */
    'statement.not.found': NoDetails,
  },
})
