/** Sport of a league, which determines the length and the markets of a match. */
export type Sport = 'football' | 'basketball' | 'esports'

export interface Team {
  name: string
  /** Scoring strength, in hundredths of an average team's. */
  attack: number
  /** Scoring strength of opponents against this team, in hundredths of an average team's. */
  defence: number
}

export interface League {
  id: string
  name: string
  sport: Sport
  /** Interval between kick-offs, day and night. */
  everyMinutes: number
  /** Offset, so that the leagues do not all begin simultaneously. */
  offsetMinutes: number
  teams: readonly Team[]
}

/** Parses `Cebu Mariners 112 95`: name, attack, and defence. */
function teamOf(text: string): Team {
  const [defence = '', attack = '', ...name] = text.split(' ').reverse()
  return { name: name.reverse().join(' '), attack: Number(attack), defence: Number(defence) }
}

function league(details: Omit<League, 'teams' | 'everyMinutes'>, teams: string[]): League {
  return { ...details, everyMinutes: 12, teams: teams.map(teamOf) }
}

/** Fictional leagues and teams; every team has a crest (`packages/demo-art/crests`). */
export const leagues: readonly League[] = [
  league({ id: 'archipelago', name: 'Archipelago League', sport: 'football', offsetMinutes: 0 }, [
    'Cebu Mariners 118 92',
    'Davao Falcons 110 97',
    'Iloilo Storm 96 104',
    'Manila Bay FC 124 88',
    'Baguio Pines 88 108',
    'Palawan Reef 84 112',
  ]),
  league({ id: 'northern', name: 'Northern Cup', sport: 'football', offsetMinutes: 3 }, [
    'Harbour Athletic 120 90',
    'Stonebridge 92 94',
    'Kestrel United 112 100',
    'Old Quay 86 110',
    'Millfield Rangers 98 102',
    'Granite Vale 80 96',
  ]),
  league({ id: 'siam', name: 'Siam Premier', sport: 'football', offsetMinutes: 6 }, [
    'Chao Phraya City 126 90',
    'Lanna Elephants 104 98',
    'Andaman Rovers 98 106',
    'Isan Bulls 108 100',
    'Mekong Tide 90 104',
    'Phuket Stars 94 112',
  ]),
  league({ id: 'gulf', name: 'Gulf Masters', sport: 'football', offsetMinutes: 9 }, [
    'Pearl Coast 116 92',
    'Dune Riders 106 98',
    'Oasis Town 92 104',
    'Red Sands 86 108',
  ]),
  league({ id: 'visayas', name: 'Visayas Hoops', sport: 'basketball', offsetMinutes: 2 }, [
    'Laguna Herons 104 97',
    'Bohol Tarsiers 99 101',
    'Batangas Blades 102 100',
    'Leyte Lightning 97 99',
    'Samar Sharks 95 103',
    'Quezon Comets 103 98',
  ]),
  league({ id: 'pacific', name: 'Pacific Rim League', sport: 'basketball', offsetMinutes: 8 }, [
    'Osaka Lanterns 103 97',
    'Busan Breakers 100 98',
    'Taipei Towers 98 100',
    'Auckland Kauri 96 102',
    'Honolulu Waves 101 103',
    'Perth Pelicans 102 100',
  ]),
  league({ id: 'titans', name: 'Arena of Titans', sport: 'esports', offsetMinutes: 1 }, [
    'Nova Wolves 106 96',
    'Crimson Circuit 103 99',
    'Glass Cannon 104 104',
    'Moonfall 97 98',
    'Ember Foxes 95 101',
    'Quantum Koi 99 102',
  ]),
  league({ id: 'frame', name: 'Frame Masters', sport: 'esports', offsetMinutes: 7 }, [
    'Static Tigers 105 97',
    'Void Orchestra 101 98',
    'Paper Dragons 98 102',
    'Neon Saints 96 101',
  ]),
]

/** Returns the name as used in files and addresses. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')
