import { shortTexts } from './texts/texts.ts'
import type { DemoAnnouncement } from './types.ts'

/** Returns a banner, whose text is shown over the picture in the reader's language; `content` is the second line. */
const banner = (merchant: string, key: string, link: string): DemoAnnouncement => ({
  key: `${merchant}-${key}`,
  type: 'B',
  merchants: [merchant],
  title: shortTexts(`banner ${merchant}-${key} title`),
  content: shortTexts(`banner ${merchant}-${key} content`),
  picture: `/pictures/banners/${merchant}-${key}.webp`,
  link,
  execution: null,
})

export const banners: DemoAnnouncement[] = [
  banner('aurora', 'northlight', '/m/gameList?gameType=RNG'),
  banner('aurora', 'live', '/m/gameList?gameType=LIVE'),
  banner('aurora', 'ocean', '/m/gameList?gameType=FISH'),
  banner('aurora', 'derby', '/m/gameList?gameType=SPORTS'),
  banner('aurora', 'calm', '/m/notice'),
  banner('lotus', 'garden', '/m/gameList?gameType=LIVE'),
  banner('lotus', 'northlight', '/m/gameList?gameType=RNG'),
  banner('lotus', 'koi', '/m/gameList?gameType=FISH'),
  banner('lotus', 'draws', '/m/gameList?gameType=LOTT'),
  banner('lotus', 'calm', '/m/notice'),
]
