import { join } from 'node:path'

/** Each line is a weight, then the seeds of the rounds that have it, in base 36. */
export const BOOK_FILE = join(import.meta.dirname, 'book.txt')
/** In it, numbers are so written. */
export const BASE = 36
