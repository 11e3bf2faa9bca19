const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Encodes a text as UTF-8 with basic JavaScript only, because this code also runs in old browsers. */
export function utf8Of(text: string): number[] {
  const bytes = encodeURIComponent(text).match(/%[0-9A-F]{2}|./g) ?? []
  return bytes.map((byte) => (byte.length > 1 ? parseInt(byte.slice(1), 16) : byte.charCodeAt(0)))
}

/** Decodes UTF-8; null for invalid bytes. */
export function textOfUtf8(bytes: number[]): string | null {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
  } catch {
    return null
  }
}

export function base64Of(bytes: number[]): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 3) {
    const [first = 0, second = 0, third = 0] = bytes.slice(start, start + 3)
    const group = (first << 16) | (second << 8) | third
    const letters = [18, 12, 6, 0].map((shift) => LETTERS[(group >> shift) & 63]).join('')
    const stored = Math.min(bytes.length - start, 3) + 1
    text += letters.slice(0, stored).padEnd(4, '=')
  }
  return text
}

/** Decodes base64; null for invalid text. */
export function bytesOfBase64(text: string): number[] | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null
  const letterIndexes = Array.from(text.replace(/=/g, ''), (letter) => LETTERS.indexOf(letter))
  const bytes: number[] = []
  for (let start = 0; start < letterIndexes.length; start += 4) {
    const [first = 0, second = 0, third = 0, fourth = 0] = letterIndexes.slice(start, start + 4)
    const group = (first << 18) | (second << 12) | (third << 6) | fourth
    bytes.push((group >> 16) & 255, (group >> 8) & 255, group & 255)
  }
  return bytes.slice(0, Math.floor((letterIndexes.length * 3) / 4))
}
