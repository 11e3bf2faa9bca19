/** Source: product specification 5, "Other stated limits". */
export const PICTURE_SIGNS_AT_MOST = 16

export const pictureKinds = ['digits', 'letters', 'equation'] as const

/** What has to be typed for a picture: so many digits, or digits and letters; or the result of an equation, of so many digits at most. */
export interface PictureCode {
  kind: (typeof pictureKinds)[number]
  length: number
}

/** What a merchant's pictures show who has chosen nothing. */
export const USUAL_PICTURE: PictureCode = { kind: 'digits', length: 4 }

/** Whether a text can be the answer to a picture. */
export function isPictureCode(text: string, { kind, length }: PictureCode): boolean {
  if (kind === 'equation') return /^\d+$/.test(text) && text.length <= length
  return text.length === length && (kind === 'digits' ? /^\d+$/ : /^[A-Za-z\d]+$/).test(text)
}
