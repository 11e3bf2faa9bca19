/** What a browser says of itself, as far as it matters for putting the app on a device. */
export interface BrowserFacts {
  userAgent: string
  /** Tells an iPad from the Mac that it claims to be. */
  touchPoints: number
}

export interface System {
  system: 'ios' | 'android' | 'desktop'
  /** Major and minor of iOS; 0 elsewhere, and where it is not said. */
  version: readonly [major: number, minor: number]
}

export function systemOf({ userAgent, touchPoints }: BrowserFacts): System {
  const ios = /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  if (ios) return { system: 'ios', version: iosVersion(userAgent) }
  return { system: /Android/.test(userAgent) ? 'android' : 'desktop', version: [0, 0] }
}

/** As the system says it; an iPad that claims to be a Mac names its Safari, which has the system's number. */
function iosVersion(userAgent: string): System['version'] {
  const found = /(?:CPU|iPhone) OS (\d+)[_.](\d+)/.exec(userAgent) ?? /Version\/(\d+)\.(\d+)/.exec(userAgent)
  return [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)]
}
