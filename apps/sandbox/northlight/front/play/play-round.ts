import type { PlayedRound, RoundView, SessionView } from '../../play-contract.ts'
import { askForRound } from './ask-for-round.ts'
import type { DecidedRound } from './ask-for-round.ts'
import type { Lobby } from './lobby.ts'
import { newSpinId } from './page-key.ts'
import { pause } from './pause.ts'
import { presentRound } from './present-round.ts'
import type { Theatre } from './present-round.ts'
import type { Purse } from './purse.ts'
import type { VendorCalls } from './vendor-calls.ts'
import { winTier } from './win-tier.ts'

/** Between two looks whether a win has reached the balance; for as long as the page is open. */
const PAID_GAP_MS = 2_000

export interface RoundPorts {
  session: SessionView
  calls: VendorCalls
  lobby: Lobby
  theatre: Theatre
  purse: Purse
}

/** Plays one round to its end. What is refused or undone leaves reels and balance as they were. */
export async function playRound(ports: RoundPorts): Promise<DecidedRound> {
  const { session, calls, lobby, theatre, purse } = ports
  const { board, reels, synth, speech } = theatre
  const spin = { spinId: newSpinId(), stakeCents: purse.stake }
  const roundId = session.roundIdPrefix + spin.spinId
  const before = { balance: purse.balance, stops: reels.stops }
  const least = pause(theatre.leastSpinMs)
  board.toast('')
  board.win(0n, 'none')
  board.say(speech.words.spinning)
  lobby.tell({ ante: 'round-started', roundId })
  if (purse.balance >= spin.stakeCents) purse.balance -= spin.stakeCents
  reels.spin()
  synth.spin()
  try {
    const round = await askForRound(calls, spin, () => board.toast(speech.words.waiting, { stays: true }))
    board.toast('')
    if (round.state === 'played') await showPlayed(ports, round, least)
    else await takeBack(ports, before, round.balance)
    return round
  } catch (error) {
    await takeBack(ports, before, null)
    throw error
  } finally {
    lobby.tell({ ante: 'round-ended', roundId })
  }
}

async function takeBack(
  { theatre, purse }: RoundPorts,
  before: { balance: bigint; stops: number[] },
  balance: string | null,
): Promise<void> {
  purse.balance = before.balance
  purse.learn(balance)
  await theatre.reels.stopAt(before.stops, () => {})
}

async function showPlayed(ports: RoundPorts, round: PlayedRound, least: Promise<void>): Promise<void> {
  ports.purse.learn(round.balanceAfterBet)
  await presentRound(ports.theatre, round)
  ports.theatre.board.net(BigInt(round.netCents))
  noteShown(ports, round)
  await Promise.all([untilPaid(ports, round), least])
}

async function untilPaid({ calls, theatre, purse }: RoundPorts, round: PlayedRound): Promise<void> {
  const { board, speech } = theatre
  let latest = round
  while (!latest.paid) {
    board.toast(speech.words.winOnItsWay, { stays: true })
    await pause(PAID_GAP_MS)
    const spin = { spinId: round.spinId, stakeCents: BigInt(round.stakeCents) }
    const again = await calls.spin(spin).catch(() => null)
    if (again?.state === 'played') latest = again
  }
  if (latest !== round) board.toast('')
  purse.learn(latest.balance)
}

/** A round of before: it is waited for while nobody knows what became of it, and shown if its stake was taken. */
export async function finishRound(ports: RoundPorts, unfinished: RoundView): Promise<void> {
  const { board, reels, speech } = ports.theatre
  const round = await untilDecided(ports, unfinished)
  if (round?.state !== 'played') return
  board.toast(speech.words.resumed)
  ports.lobby.tell({ ante: 'round-started', roundId: round.roundId })
  reels.spin()
  await presentRound(ports.theatre, round)
  ports.lobby.tell({ ante: 'round-ended', roundId: round.roundId })
  noteShown(ports, round)
  const won = { wonCents: BigInt(round.wonCents), stakeCents: BigInt(round.stakeCents) }
  board.win(won.wonCents, winTier(won))
}

/** Asks for the session instead of the round, which may be of an earlier session. */
async function untilDecided({ calls, theatre, purse }: RoundPorts, unfinished: RoundView): Promise<RoundView | null> {
  let round: RoundView | null = unfinished
  while (round && (round.state === 'pending' || (round.state === 'played' && !round.paid))) {
    theatre.board.toast(theatre.speech.words.waiting, { stays: true })
    await pause(PAID_GAP_MS)
    const session = await calls.resume().catch(() => null)
    if (session) round = session.unfinished
    purse.learn(session?.balance ?? null)
  }
  theatre.board.toast('')
  return round
}

/** If this is lost, the player sees the round once more: no harm. */
function noteShown({ calls }: RoundPorts, { roundId }: PlayedRound): void {
  void calls.shown(roundId).catch(() => {})
}
