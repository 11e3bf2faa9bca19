/** What nobody sees, and what would steer a terminal, or turn the writing of what stands beside it. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff]/gu

const BLANK = /^[\p{Cf}\p{Z}\s]*$/u

/** Plain text as it is kept: lines of it, and nothing that is none. */
export function cleanText(said: string): string {
  const text = said
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/\t/g, ' ').replace(UNSEEN, '').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return BLANK.test(text) ? '' : text
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** As people count: what is drawn as one is one. */
export const lengthOf = (text: string): number => [...graphemes.segment(text)].length
