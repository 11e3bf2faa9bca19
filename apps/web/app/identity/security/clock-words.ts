const MINUTE = 60

/** Seconds as a clock shows them: `0:45`, `12:05`. */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
}
