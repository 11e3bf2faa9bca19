export interface CalendarDayTable {
  promotion_id: bigint
  member_id: bigint
  /** ISO date by the merchant's calendar: `2026-02-28`. */
  day: string
  position: number
  consecutive: number
  entry_id: bigint
}

declare module '../../kit/db.ts' {
  interface Tables {
    calendar_day: CalendarDayTable
  }
}
