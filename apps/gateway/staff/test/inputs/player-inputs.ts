import { randomUUID } from 'node:crypto'

interface GivenPlayer {
  account: string
  player: string
}

const reason = 'Walk of all calls'
const ofPlayer = ({ player }: GivenPlayer) => ({ player })
const acting = ({ player }: GivenPlayer) => ({ player, reason })

/** Valid input of each call about a player that changes something, or reads personal data. */
export const playerInputs: Record<string, (given: GivenPlayer) => unknown> = {
  'GET /console/m/:merchant/player-list': () => ({}),
  'GET /console/m/:merchant/players': ({ account: searched }) => ({ searched }),
  'GET /console/m/:merchant/players/:player': ofPlayer,
  'GET /console/m/:merchant/players/:player/chats': ofPlayer,
  'GET /console/m/:merchant/players/:player/devices': ofPlayer,
  'GET /console/m/:merchant/players/:player/links': ofPlayer,
  'GET /console/m/:merchant/players/:player/mails': ofPlayer,
  'GET /console/m/:merchant/players/:player/notes': ofPlayer,
  'GET /console/m/:merchant/players/:player/timeline': ofPlayer,
  'GET /console/m/:merchant/players/:player/view': ofPlayer,
  'PUT /console/m/:merchant/players/:player/blocks': ({ player }) => ({ player, blocked: ['bet'], seen: [], reason }),
  'POST /console/m/:merchant/players/:player/exclusions': ({ player }) => ({ player, length: '1w', reason }),
  'POST /console/m/:merchant/players/:player/factors/reset': acting,
  'POST /console/m/:merchant/players/:player/messages': ({ player }) => ({
    player,
    title: 'T',
    text: 'T',
    key: randomUUID(),
    reason,
  }),
  'POST /console/m/:merchant/players/:player/notes': ({ player }) => ({ player, text: 'T', isPinned: false }),
  'POST /console/m/:merchant/players/:player/reveal': ({ player }) => ({ player, part: 'contact', reason }),
  'POST /console/m/:merchant/players/:player/rewards': ({ player }) => ({
    player,
    title: 'Thanks',
    amount: '5',
    multiple: 1,
    days: 7,
    key: randomUUID(),
    reason,
  }),
  'POST /console/m/:merchant/players/:player/sessions/end': acting,
  'POST /console/m/:merchant/players/:player/unlock': acting,
  'PUT /console/m/:merchant/players/:player/tags': ({ player }) => ({ player, tags: ['Walked'], seen: [], reason }),
  'POST /console/m/:merchant/responsible-gaming/interactions': ({ player }) => ({
    player,
    trigger: 'other',
    channel: 'none',
    considered: ['information'],
    done: [],
    note: reason,
    key: randomUUID(),
  }),
}
