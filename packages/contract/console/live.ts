import * as z from 'zod/mini'

import { SessionEnd } from '../staff/staff-endpoint.ts'

/** Returns the path of the console's server-sent events, at the console's host. */
export const staffLivePath = (merchant: string): string => `/console/m/${encodeURIComponent(merchant)}/live`

/** Maximum count: `99` means 99 or more. */
export const MAX_INBOX = 99

/** Events by name. They contain no data of lists: pages read the lists with the rights of the account. */
export const staffEvents = {
  /** Counts of the inbox: changes that the account may decide about, and unseen results of its own changes. */
  inbox: z.object({ waiting: z.number(), unseen: z.number() }),
  /**
   * A row of a list was added, has left the list (`changed`), was claimed or released by a reviewer, or shows new values
   * (`updated`), for example a receipt.
   */
  row: z.object({ list: z.string(), id: z.string(), what: z.enum(['added', 'changed', 'claimed', 'updated']) }),
  /** An export of the account has progressed or ended, or a change that it requested was decided. */
  own: z.object({ about: z.enum(['change', 'export']), id: z.string() }),
  /** The session has ended; the stream closes. */
  ended: z.object({ reason: SessionEnd }),
} as const

export type StaffEventName = keyof typeof staffEvents
export type StaffEvent<Name extends StaffEventName> = z.output<(typeof staffEvents)[Name]>
