import * as z from 'zod/mini'

import { SessionEnd } from '../staff/staff-endpoint.ts'

/** Server-sent events for the open console of staff, at its host: `/console/m/<merchant>/live`. */
export const staffLivePath = (merchant: string): string => `/console/m/${encodeURIComponent(merchant)}/live`

/** Counts end here: `99` means 99 or more. */
export const INBOX_MOST = 99

/** Events by name, with their data. They carry no data of lists: pages read it with their own rights. */
export const staffEvents = {
  /** Numbers of the inbox: changes that this staff may decide about, and own results that were not seen. */
  inbox: z.object({ waiting: z.number(), unseen: z.number() }),
  /** A row of a list was added or changed. */
  row: z.object({ list: z.string(), id: z.string(), what: z.enum(['added', 'changed']) }),
  /** An own export has progressed or ended, or an own change was decided. */
  own: z.object({ about: z.enum(['change', 'export']), id: z.string() }),
  /** The session has ended; the stream closes. */
  ended: z.object({ reason: SessionEnd }),
} as const

export type StaffEventName = keyof typeof staffEvents
export type StaffEvent<Name extends StaffEventName> = z.output<(typeof staffEvents)[Name]>
