import * as z from 'zod/mini'

/** The states of an issue. Source: domain handbook 3.2. INIT: not open yet. */
export const IssueStatus = z.enum([
  'INIT',
  'OPEN',
  'LOCKED',
  'AWAITING_RESULT',
  'DRAWN',
  'PAID',
  'RESULT_REVERSED',
  'RE_PAID',
  'VOID',
])
export type IssueStatus = z.output<typeof IssueStatus>

const At = z.iso.datetime()

/** An issue that is to come, or runs. */
export const ComingIssue = z.object({ numero: z.string(), openAt: At, lockAt: At, drawAt: At })
export type ComingIssue = z.output<typeof ComingIssue>

/** The issue that runs, or where none does the next one. */
export const CurrentIssue = z.object({
  numero: z.string(),
  openAt: At,
  /** Bets end. */
  lockAt: At,
  drawAt: At,
  /** Milliseconds for which bets are still taken, at `serverTime`; 0 when none are. */
  remainTime: z.number(),
  /** Seconds between the last bet and the draw. */
  lockTime: z.number(),
  /** It takes bets now. */
  isSale: z.boolean(),
  status: IssueStatus,
})
export type CurrentIssue = z.output<typeof CurrentIssue>
