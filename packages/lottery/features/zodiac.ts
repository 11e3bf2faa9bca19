export const ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const

export type Animal = (typeof ANIMALS)[number]

interface LunarYear {
  animal: Animal
  /** Default first day; a merchant may configure another day. */
  from: string
}

/**
 * First day of each lunar year. A table, because computed calendars may differ by a day if the new moon is at midnight.
 */
const lunarYears: Readonly<Record<number, LunarYear>> = {
  2023: { animal: 'rabbit', from: '2023-01-22' },
  2024: { animal: 'dragon', from: '2024-02-10' },
  2025: { animal: 'snake', from: '2025-01-29' },
  2026: { animal: 'horse', from: '2026-02-17' },
  2027: { animal: 'goat', from: '2027-02-06' },
  2028: { animal: 'monkey', from: '2028-01-26' },
  2029: { animal: 'rooster', from: '2029-02-13' },
  2030: { animal: 'dog', from: '2030-02-03' },
  2031: { animal: 'pig', from: '2031-01-23' },
  2032: { animal: 'rat', from: '2032-02-11' },
  2033: { animal: 'ox', from: '2033-01-31' },
}

/** Used if no year is given. */
const DEFAULT_LUNAR_YEAR = 2026

/** Returns the lunar year of a day (`2027-02-05`), by the merchant's own first days if configured. */
export function lunarYearOf(day: string, firstDays: Readonly<Record<number, string>> = {}): number {
  const begunYears = Object.entries(lunarYears).filter(([year, { from }]) => (firstDays[Number(year)] ?? from) <= day)
  return Math.max(...begunYears.map(([year]) => Number(year)))
}

/** Number 1 is the animal of the year; the others follow in reverse order, with a period of twelve. */
export function animalOf(number: number, year: number = DEFAULT_LUNAR_YEAR): Animal {
  const cached = lunarYears[year]
  if (!cached) throw new RangeError(`no animal for the lunar year ${year}`)
  const position = (ANIMALS.indexOf(cached.animal) - (number - 1) + 60) % 12
  return ANIMALS[position] ?? cached.animal
}

/** Returns the numbers of an animal: five for the animal of the year, four for any other. */
export function numbersOf(animal: Animal, year?: number): number[] {
  return Array.from({ length: 49 }, (_, at) => at + 1).filter((number) => animalOf(number, year) === animal)
}
