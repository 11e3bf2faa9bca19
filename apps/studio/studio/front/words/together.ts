import type { OtherTable, WordTable, WordTables } from './word-table.ts'

/** One table of two. */
export function together<One extends string, Other extends string>(
  one: WordTables<One>,
  other: WordTables<Other>,
): WordTables<One | Other> {
  const others = async (locale: string) => {
    const [these, those] = await Promise.all([one.others(locale), other.others(locale)])
    const table: object = { ...these.table, ...those.table }
    // Each has forms of its own names alone.
    return { table: table as OtherTable<One | Other> }
  }
  // Each of both tables is whole in English, so both together are.
  const english = { ...one.english, ...other.english } as WordTable<One | Other>
  return { english, others }
}
