import type { OtherTable, WordTable, WordTables } from '../../../studio/front/words/word-table.ts'

/** One table of two. */
export function together<One extends string, Other extends string>(
  one: WordTables<One>,
  other: WordTables<Other>,
): WordTables<One | Other> {
  const locales = [...new Set([...Object.keys(one.others), ...Object.keys(other.others)])]
  const others = locales.map((locale) => {
    const load = async () => {
      const [these, those] = await Promise.all([one.others[locale]?.(), other.others[locale]?.()])
      // Each has forms of its own names alone.
      return { table: { ...these?.table, ...those?.table } as OtherTable<One | Other> }
    }
    return [locale, load] as const
  })
  // Each of both tables is whole in English, so both together are.
  const english = { ...one.english, ...other.english } as WordTable<One | Other>
  return { english, others: Object.fromEntries(others) }
}
