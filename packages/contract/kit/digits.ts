/**
 * Zeros of the digits on keyboards of the supported languages: Arabic, Persian, Hindi, Bengali, Tamil, Thai, Lao,
 * Burmese, Khmer, and full-width ones.
 */
const ZEROS = '٠۰०০௦๐໐၀០０'
const OTHERS = new RegExp(`[${Array.from(ZEROS, (zero) => `${zero}-${later(zero, 9)}`).join('')}]`, 'g')

/** Replaces the digits of all supported languages with 0 to 9, which the gateway parses. */
export const latinDigits = (typed: string): string =>
  typed.replace(OTHERS, (digit) => {
    const zero = Array.from(ZEROS).find((candidate) => digit >= candidate && digit <= later(candidate, 9)) ?? digit
    return String(digit.charCodeAt(0) - zero.charCodeAt(0))
  })

function later(zero: string, offset: number): string {
  return String.fromCharCode(zero.charCodeAt(0) + offset)
}
