import { book } from '../book/book.ts'
import type { MakeFamily } from './family.ts'

/** Every family of games that is more than its rounds. */
export const families: readonly MakeFamily[] = [book]
