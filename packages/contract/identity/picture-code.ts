/** Maximum length of a captcha's answer. Source: product specification 5, "Other stated limits". */
export const MAX_PICTURE_CHARACTERS = 16

export const pictureKinds = ['digits', 'letters', 'equation'] as const

/**
 * Format of a captcha's answer: a number of digits, or of digits and letters; or the result of an equation, with a
 * maximum number of digits.
 */
export interface PictureCode {
  kind: (typeof pictureKinds)[number]
  length: number
}

/** Default captcha of a merchant. */
export const DEFAULT_PICTURE: PictureCode = { kind: 'digits', length: 4 }

/** Whether a text can be the answer of a captcha. */
export function isPictureCode(text: string, { kind, length }: PictureCode): boolean {
  if (kind === 'equation') return /^\d+$/.test(text) && text.length <= length
  return text.length === length && (kind === 'digits' ? /^\d+$/ : /^[A-Za-z\d]+$/).test(text)
}
