const WARN = 40

/** Returns the part of a service's log line to show in the terminal, or null. */
export function forTerminal(line: string): string | null {
  if (/^\s+at /.test(line)) return null
  if (!line.startsWith('{')) return line.trim() || null
  try {
    const { level, msg, err } = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } }
    if (!level || level < WARN) return null
    return [msg, err?.message].filter(Boolean).join(': ')
  } catch {
    return line
  }
}
