import { join } from 'node:path'

/** File of prepared rounds. Each line is a weight, then the seeds of the rounds with this weight, in base 36. */
export const BOOK_FILE = join(import.meta.dirname, 'book.txt')
/** Number base of the file. */
export const BASE = 36
