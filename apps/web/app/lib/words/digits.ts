/** The zeros of our languages' keyboards: Arabic, Persian, Hindi, Bengali, Tamil, Thai, Lao, Burmese, Khmer, and wide ones. */
const ZEROS = '٠۰०০௦๐໐၀០０'
const OTHERS = new RegExp(`[${Array.from(ZEROS, (zero) => `${zero}-${later(zero, 9)}`).join('')}]`, 'g')

/** Digits as a keyboard of any of our languages writes them, as the gateway reads them. */
export const latinDigits = (typed: string): string =>
  typed.replace(OTHERS, (digit) => {
    const zero = Array.from(ZEROS).find((one) => digit >= one && digit <= later(one, 9)) ?? digit
    return String(digit.charCodeAt(0) - zero.charCodeAt(0))
  })

function later(zero: string, by: number): string {
  return String.fromCharCode(zero.charCodeAt(0) + by)
}

/** The digits of what was typed, six at the most; those of other keyboards count as well. */
export const codeDigits = (typed: string, atMost = 6): string => latinDigits(typed).replace(/\D/g, '').slice(0, atMost)
