/** Browser properties relevant for installation. */
export interface BrowserFacts {
  userAgent: string
  /** Distinguishes an iPad that identifies as a Mac. */
  touchPoints: number
}

export interface System {
  system: 'ios' | 'android' | 'desktop'
  /** Major and minor version of iOS; 0 elsewhere, and when unknown. */
  version: readonly [major: number, minor: number]
}

export function systemOf({ userAgent, touchPoints }: BrowserFacts): System {
  const ios = /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  if (ios) return { system: 'ios', version: iosVersion(userAgent) }
  return { system: /Android/.test(userAgent) ? 'android' : 'desktop', version: [0, 0] }
}

/**
 * Returns the version of iOS from the system's token. An iPad that identifies as a Mac has none; there the version of
 * Safari is used, which equals that of iOS.
 */
function iosVersion(userAgent: string): System['version'] {
  const match = /(?:CPU|iPhone) OS (\d+)[_.](\d+)/.exec(userAgent) ?? /Version\/(\d+)\.(\d+)/.exec(userAgent)
  return [Number(match?.[1] ?? 0), Number(match?.[2] ?? 0)]
}
