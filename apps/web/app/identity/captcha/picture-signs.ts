import type { PictureCode } from '@ante/contract/identity/picture-code.ts'

import { latinDigits } from '@ante/contract/kit/digits.ts'

import { codeDigits } from '../../lib/i18n/code-digits.ts'

/** Returns the characters of typed or pasted text that can answer a picture. */
export function pictureSigns(typed: string, { kind, length }: PictureCode): string {
  if (kind !== 'letters') return codeDigits(typed, length)
  return latinDigits(typed)
    .replace(/[^A-Za-z\d]/g, '')
    .slice(0, length)
}
