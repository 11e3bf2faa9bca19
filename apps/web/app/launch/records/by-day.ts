import type { PlayRecord } from '@ante/contract/launch/play-records.ts'

export interface DayOfRounds {
  day: string
  rounds: PlayRecord[]
}

/** Rounds that follow each other on one day, together; their order stays. */
export function byDay(records: readonly PlayRecord[]): DayOfRounds[] {
  const days: DayOfRounds[] = []
  for (const record of records) {
    const last = days[days.length - 1]
    if (last?.day === record.day) last.rounds.push(record)
    else days.push({ day: record.day, rounds: [record] })
  }
  return days
}
