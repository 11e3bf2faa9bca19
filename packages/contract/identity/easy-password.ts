const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const MAX_REPEATED_LENGTH = 4

/** Whether a password is a short repetition or a sequence, in upper or lower case. */
export function isEasyPassword(password: string): boolean {
  const typed = password.toLowerCase()
  return isRepeated(typed) || isSequence(typed)
}

/** Whether a password equals a name of the member, as written or reversed, apart from digits at both ends. */
export function isLikeName(password: string, name: string): boolean {
  const [typed, ownName] = [password.toLowerCase(), name.toLowerCase()]
  const backwards = Array.from(ownName).reverse().join('')
  const core = withoutOuterDigits(typed)
  return [ownName, backwards].some((item) => typed === item || (core !== '' && core === withoutOuterDigits(item)))
}

const withoutOuterDigits = (text: string): string => text.replace(/^\d+|\d+$/g, '')

/** Whether a password is a repeated short sequence: aaaaaaaa, abababab, 123412341234. */
function isRepeated(typed: string): boolean {
  for (let length = 1; length <= MAX_REPEATED_LENGTH && 2 * length <= typed.length; length++) {
    if (Array.from(typed).every((character, index) => character === typed[index % length])) return true
  }
  return false
}

/** Whether a password is a part of the alphabet, the digits or a keyboard row, forwards or backwards. */
function isSequence(typed: string): boolean {
  const backwards = Array.from(typed).reverse().join('')
  return ROWS.some((row) => row.includes(typed) || row.includes(backwards))
}
