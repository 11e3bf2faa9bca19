export interface CalendarDayTable {
  promotion_id: bigint
  member_id: bigint
  /** `2026-02-28`, by the merchant's calendar. */
  day: string
  place: number
  consecutive: number
  entry_id: bigint
}

declare module '../../kit/db.ts' {
  interface Tables {
    calendar_day: CalendarDayTable
  }
}
