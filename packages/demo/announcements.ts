import { banners } from './banners.ts'
import { shortTexts } from './texts/texts.ts'
import type { DemoAnnouncement } from './types.ts'

const BOTH = ['aurora', 'lotus']

/** Elements of texts by their placeholders. */
const LINKS = { trial: '<a href="/m/trail">', register: '<a href="/m/register">', end: '</a>' }

/** Returns an announcement of both merchants, with its texts in every language. */
const announcement = (
  key: string,
  type: DemoAnnouncement['type'],
  { execution = null, link = null }: Partial<Pick<DemoAnnouncement, 'execution' | 'link'>> = {},
): DemoAnnouncement => ({
  key,
  type,
  merchants: BOTH,
  title: shortTexts(`announcement ${key} title`),
  content: inParagraphs(shortTexts(`announcement ${key} content`, LINKS)),
  picture: null,
  link,
  execution,
})

const inParagraphs = (texts: DemoAnnouncement['content']): DemoAnnouncement['content'] =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, `<p>${text}</p>`]))

const notices: DemoAnnouncement[] = [
  announcement('welcome', 'PL'),
  announcement('play-money', 'PL'),
  announcement('fair-results', 'PL'),
  announcement('lobby-hours', 'H'),
  announcement('sign-in-week', 'PR', { link: '/m/activity' }),
  announcement('agents-month', 'A'),
]

const popups: DemoAnnouncement[] = [
  announcement('popup-visitors', 'PU', { execution: 'B' }),
  announcement('popup-members', 'PU', { execution: 'A' }),
  announcement('popup-first-login', 'PU', { execution: 'F' }),
]

export const announcements: DemoAnnouncement[] = [...banners, ...notices, ...popups]
