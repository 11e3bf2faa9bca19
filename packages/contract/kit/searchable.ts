/**
 * Marks that searches ignore: accents of Latin, Greek and Cyrillic letters, the vowel signs and hamzas of Arabic, the
 * points of Hebrew. Vowel signs of Indic, Thai, Lao, Burmese and Khmer scripts count as letters and are not ignored.
 */
const MARKS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u1dc0-\u1dff\u20d0-\u20ff\u0640]/g

/** Replacements of letters that have no Unicode decomposition. */
const PLAIN: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ß: 'ss',
  ŧ: 't',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ە: 'ه',
  ة: 'ه',
  '’': "'",
  '‘': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
}
const UNDECOMPOSED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/**
 * Returns a text without case, accents and typographic variants, for comparison in searches. Letters keep their order.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(UNDECOMPOSED, (letter) => PLAIN[letter] ?? letter)
}

/** Normalizes a name or a search text for comparison: folded, with single spaces, and “&” replaced with the word. */
export function searchable(text: string): string {
  return folded(text).replace(/&/g, ' and ').replace(/\s+/g, ' ').trim()
}
