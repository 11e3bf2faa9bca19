import type { DownloadOffer } from './download-rules.ts'

const NAMES = ['ios', 'android', 'profile', 'homeScreen', 'membersOnly'] as const satisfies (keyof DownloadOffer)[]

/** The offer as the document carries it, for the script that runs before the first paint. */
export const offerText = (offer: DownloadOffer): string => NAMES.filter((name) => offer[name]).join(' ')

export function offerIn(text: string): DownloadOffer {
  const named = new Set(text.split(' '))
  const [ios, android, profile, homeScreen, membersOnly] = NAMES.map((name) => named.has(name))
  return { ios: !!ios, android: !!android, profile: !!profile, homeScreen: !!homeScreen, membersOnly: !!membersOnly }
}
