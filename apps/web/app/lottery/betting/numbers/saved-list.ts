import { LISTS, NUMBERS } from './saved-text.ts'
import type { SavedList, SavedNumbers } from './saved-text.ts'

export type Owner = Pick<SavedList, 'member' | 'family'>

const belongsTo = (list: SavedList, { member, family }: Owner) => list.member === member && list.family === family

const NONE: readonly SavedNumbers[] = []

/** Returns the numbers of a member in a family, the latest first. */
export const numbersOf = (lists: readonly SavedList[], owner: Owner): readonly SavedNumbers[] =>
  lists.find((list) => belongsTo(list, owner))?.numbers ?? NONE

/** Whether two rows have the same play and picks, whether picked or typed. */
const keyOf = ({ playId, selection }: SavedNumbers): string => JSON.stringify([playId, selection])

const sameNumbers = (a: SavedNumbers, b: SavedNumbers): boolean => keyOf(a) === keyOf(b)

function changed(
  lists: readonly SavedList[],
  { member, family }: Owner,
  next: (numbers: readonly SavedNumbers[]) => readonly SavedNumbers[],
): readonly SavedList[] {
  const owner = { member, family }
  const numbers = next(numbersOf(lists, owner)).slice(0, NUMBERS)
  const others = lists.filter((list) => !belongsTo(list, owner))
  return (numbers.length === 0 ? others : [{ ...owner, numbers }, ...others]).slice(0, LISTS)
}

/** Returns the lists with these numbers at the beginning of their owner's list, without a duplicate of them. */
export const withNumbers = (lists: readonly SavedList[], owner: Owner, added: SavedNumbers): readonly SavedList[] =>
  changed(lists, owner, (numbers) => [added, ...numbers.filter((number) => !sameNumbers(number, added))])

export const withoutNumbers = (
  lists: readonly SavedList[],
  owner: Owner,
  removed: SavedNumbers,
): readonly SavedList[] => changed(lists, owner, (numbers) => numbers.filter((number) => !sameNumbers(number, removed)))
