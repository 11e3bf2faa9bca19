import type { DemoMatch } from './types.ts'

const HOUR = 60

const crest = (name: string) => `/pictures/crests/${name.toLowerCase().replaceAll(' ', '-')}.svg`

function match(
  league: string,
  [homeTeam, awayTeam]: [string, string],
  kickOffMinutes: number,
  { vendor, room }: { vendor: DemoMatch['vendor']; room: number },
): DemoMatch {
  return {
    league,
    homeTeam,
    awayTeam,
    homePicture: crest(homeTeam),
    awayPicture: crest(awayTeam),
    kickOffMinutes,
    vendor,
    roomId: `${vendor.toLowerCase()}-${room}`,
    gameId: vendor === 'BTI' ? 'bluetide-sportsbook' : 'titan-frame-arena',
    supportPlay: false,
  }
}

const BTI = (room: number) => ({ vendor: 'BTI' as const, room })
const TF = (room: number) => ({ vendor: 'TF' as const, room })

/** Invented clubs and leagues; kick-offs are at least a day away, so that a seeded demo shows them for a while. */
export const matches: DemoMatch[] = [
  match('Archipelago League', ['Cebu Mariners', 'Davao Falcons'], 25 * HOUR, BTI(101)),
  match('Archipelago League', ['Iloilo Storm', 'Manila Bay FC'], 27.5 * HOUR, BTI(102)),
  match('Northern Cup', ['Harbour Athletic', 'Stonebridge'], 30 * HOUR, BTI(103)),
  match('Northern Cup', ['Kestrel United', 'Old Quay'], 32.25 * HOUR, BTI(104)),
  match('Siam Premier', ['Chao Phraya City', 'Lanna Elephants'], 35 * HOUR, BTI(105)),
  match('Siam Premier', ['Andaman Rovers', 'Isan Bulls'], 49 * HOUR, BTI(106)),
  match('Gulf Masters', ['Pearl Coast', 'Dune Riders'], 52 * HOUR, BTI(107)),
  match('Arena of Titans', ['Nova Wolves', 'Crimson Circuit'], 29 * HOUR, TF(201)),
  match('Arena of Titans', ['Glass Cannon', 'Moonfall'], 54 * HOUR, TF(202)),
  match('Frame Masters', ['Static Tigers', 'Void Orchestra'], 58 * HOUR, TF(203)),
]
