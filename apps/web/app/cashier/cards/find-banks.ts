import type { Bank } from '@ante/contract/cashier/bank-cards.ts'
import { searchable } from '@ante/contract/kit/searchable.ts'

/** Returns banks that match a part of a name or initials; most likely first. */
export function findBanks(banks: readonly Bank[], typed: string): readonly Bank[] {
  const query = searchable(typed)
  if (query === '') return banks
  const rankOf = ({ bankName, bankCode }: Bank): number => {
    const name = searchable(bankName)
    if (name.startsWith(query) || searchable(bankCode).startsWith(query) || initials(name).startsWith(query)) return 0
    if (name.includes(` ${query}`)) return 1
    return name.includes(query) ? 2 : -1
  }
  return banks
    .map((bank) => ({ bank, rank: rankOf(bank) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ bank }) => bank)
}

/** "Bank of the Philippine Islands" is found by "bpi". */
const initials = (name: string) =>
  name
    .split(/[\s-]+/)
    .filter((word) => !['of', 'the', 'de', 'and'].includes(word))
    .map((word) => word[0] ?? '')
    .join('')
