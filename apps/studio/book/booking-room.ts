const CODE = /^[2-9A-HJKMNP-TV-Z]{8}$/
const PREFIX = 'slip:'

/** Returns the room name that opens a shared slip: `slip:7KQ2MVXA`. */
export const roomOfCode = (code: string): string => PREFIX + code

/** Returns the booking code in a room name; null when there is none. */
export const codeOfRoom = (room: string): string | null =>
  room.startsWith(PREFIX) ? readCode(room.slice(PREFIX.length)) : null

/** Parses a typed booking code in any case, with spaces or hyphens; null when it is invalid. */
export function readCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}
