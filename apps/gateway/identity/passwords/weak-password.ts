import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { hasEntry } from './bloom-filter.ts'

/** Made by `tools/passwords/make-filter.ts`, which names the source of the list. */
const common = readFileSync(join(import.meta.dirname, 'common-passwords.bloom'))

const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const LONGEST_REPEATED = 4

/** Why a new password is refused however it is written, or null. `names` are the member's own: username, number. */
export function weakPasswordRefusal(password: string, names: readonly (string | null | undefined)[]) {
  const typed = password.toLowerCase()
  if (names.some((name) => name && isLike(typed, name.toLowerCase()))) return 'password.like.username'
  if (isRepeated(typed) || isSequence(typed)) return 'password.easy'
  return hasEntry(common, typed) ? 'password.common' : null
}

/** The name itself, backwards, or with nothing but other digits around it. */
function isLike(typed: string, name: string): boolean {
  const backwards = Array.from(name).reverse().join('')
  const core = withoutOuterDigits(typed)
  return [name, backwards].some((one) => typed === one || (core !== '' && core === withoutOuterDigits(one)))
}

const withoutOuterDigits = (text: string): string => text.replace(/^\d+|\d+$/g, '')

/** A few signs over and over: aaaaaaaa, abababab, 123412341234. */
function isRepeated(typed: string): boolean {
  for (let length = 1; length <= LONGEST_REPEATED && 2 * length <= typed.length; length++) {
    if (Array.from(typed).every((sign, place) => sign === typed[place % length])) return true
  }
  return false
}

/** One stretch of the alphabet, the digits or a row of the keyboard, forwards or backwards. */
function isSequence(typed: string): boolean {
  const backwards = Array.from(typed).reverse().join('')
  return ROWS.some((row) => row.includes(typed) || row.includes(backwards))
}
