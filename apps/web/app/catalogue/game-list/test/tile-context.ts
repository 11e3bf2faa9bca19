import type { Game } from '@ante/contract/catalogue/games.ts'

import type { TileContext } from '../tile-content.ts'

export const gameOf = (changes: Partial<Game> = {}): Game => ({
  nodeId: 1,
  gameId: 'reels',
  gameName: 'Reels',
  category: 'RNG',
  gameClassifyNew: [],
  vendor: 'STU',
  showIcon: '/reels.webp',
  minBet: '0.10',
  supportPlay: true,
  isNew: false,
  hot: false,
  closed: false,
  ...changes,
})

export const tileContext = (changes: Partial<TileContext> = {}): TileContext => ({
  games: [gameOf()],
  size: 1,
  rowPx: 0,
  columns: 3,
  marked: [],
  amongHot: false,
  typed: '',
  texts: {
    new: 'New',
    hot: 'Hot',
    closed: 'Closed',
    favourite: (name) => `Favourite: ${name}`,
    aboutGame: (name) => `About the game: ${name}`,
    rate: ({ returnToPlayer }) => (returnToPlayer ? `RTP ${returnToPlayer}%` : ''),
  },
  sources: [''],
  failed: new Set(),
  ...changes,
})
