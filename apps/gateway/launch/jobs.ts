import { daily, every, handle } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { deleteOldCalls } from './calls/vendor-calls.ts'
import { alertHeldWins } from './held-wins/alert-held-wins.ts'
import type { LaunchPorts } from './launch-ports.ts'
import { countPopularity } from './lobby/count-popularity.ts'
import { sumReturns } from './returns/sum-returns.ts'
import { deleteNonces } from './seamless/nonces.ts'
import { readSportsTickets } from './sports/read-tickets.ts'
import type { TicketPorts } from './sports/read-tickets.ts'
import { findDueBooks, readBooksJob, readDueBooks } from './vendor-wallets/read-due-books.ts'
import { sweepToMainJob, findLeftGames, sweepLeftGame } from './vendor-wallets/sweep-left-games.ts'
import type { FeedPorts } from './vendor-wallets/vendor-feed.ts'

const BOOKS_EVERY_MS = 500
const LEFT_GAMES_EVERY_MS = 5_000
const HELD_WINS_EVERY_MS = 2_000
const NONCES_EVERY_MS = 60_000
const TICKETS_EVERY_MS = 2_000
/** Local time at which the returns of games are computed: few players are online then. */
const RETURNS_AT = '05:00'
const OLD_CALLS_EVERY_MS = 10 * 60_000
const POPULARITY_EVERY_MS = 10 * 60_000

/** Background jobs of launching games. */
export const launchJobs = (ports: LaunchPorts & FeedPorts & TicketPorts): RegisteredJob[] => [
  every(LEFT_GAMES_EVERY_MS, 'launch.find-left-games', () => findLeftGames(ports)),
  handle(sweepToMainJob, (leftGame) => sweepLeftGame(ports, { ...leftGame, memberId: BigInt(leftGame.memberId) })),
  every(BOOKS_EVERY_MS, 'launch.find-due-books', () => findDueBooks(ports)),
  handle(readBooksJob, ({ vendor }) => readDueBooks(ports, vendor)),
  every(HELD_WINS_EVERY_MS, 'launch.alert-held-wins', () => alertHeldWins(ports)),
  every(TICKETS_EVERY_MS, 'launch.read-sports-tickets', () => readSportsTickets(ports)),
  every(NONCES_EVERY_MS, 'launch.delete-nonces', () => deleteNonces(ports.db, ports.clock)),
  daily(RETURNS_AT, 'launch.sum-returns', (of) => sumReturns(ports, of)),
  every(OLD_CALLS_EVERY_MS, 'launch.delete-old-calls', () => deleteOldCalls(ports)),
  every(POPULARITY_EVERY_MS, 'launch.count-popularity', () => countPopularity(ports)),
]
