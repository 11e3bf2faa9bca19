import type { OtherTable, TextTable, TextTables } from './text-table.ts'

/** Combines two tables. */
export function combineTables<One extends string, Other extends string>(
  first: TextTables<One>,
  second: TextTables<Other>,
): TextTables<One | Other> {
  const others = async (locale: string) => {
    const [these, those] = await Promise.all([first.others(locale), second.others(locale)])
    const table: object = { ...these.table, ...those.table }
    // Each table has plural forms only of its own names.
    return { table: table as OtherTable<One | Other> }
  }
  // Each table is complete in English, so both together are.
  const english = { ...first.english, ...second.english } as TextTable<One | Other>
  return { english, others }
}
