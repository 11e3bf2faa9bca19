/**
 * Zeros of our languages' keyboards: Arabic, Persian, Hindi, Bengali, Tamil, Thai, Lao, Burmese, Khmer, and wide ones.
 */
const ZEROS = '٠۰०০௦๐໐၀០０'
const OTHERS = new RegExp(`[${Array.from(ZEROS, (zero) => `${zero}-${later(zero, 9)}`).join('')}]`, 'g')

/** Replaces the digits of our languages' keyboards with 0 to 9, as the gateway parses them. */
export const latinDigits = (typed: string): string =>
  typed.replace(OTHERS, (digit) => {
    const zero = Array.from(ZEROS).find((candidate) => digit >= candidate && digit <= later(candidate, 9)) ?? digit
    return String(digit.charCodeAt(0) - zero.charCodeAt(0))
  })

function later(zero: string, offset: number): string {
  return String.fromCharCode(zero.charCodeAt(0) + offset)
}
