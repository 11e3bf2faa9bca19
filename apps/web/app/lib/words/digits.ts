/** The zeros of the Arabic and of the Persian keyboard. */
const [ARABIC_ZERO, PERSIAN_ZERO] = [0x0660, 0x06f0]

/** Digits as an Arabic or a Persian keyboard writes them, as the gateway reads them. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code < PERSIAN_ZERO ? ARABIC_ZERO : PERSIAN_ZERO))
  })

/** The digits of what was typed, six at the most; those of an Arabic or a Persian keyboard count as well. */
export const codeDigits = (typed: string, atMost = 6): string => latinDigits(typed).replace(/\D/g, '').slice(0, atMost)
