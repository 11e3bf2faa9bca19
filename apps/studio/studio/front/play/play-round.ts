import type { PlayedRound, RoundView, SessionView } from '../../play-contract.ts'
import { askForRound } from './ask-for-round.ts'
import type { DecidedRound } from './ask-for-round.ts'
import type { Board } from '../controls/board.ts'
import type { Lobby } from './lobby.ts'
import { newTapId } from './page-key.ts'
import { pause } from './pause.ts'
import type { StakeSelector } from './stake-selector.ts'
import type { Scene } from './scene.ts'
import { CallRefused } from './vendor-calls.ts'
import type { RequestedRound, VendorCalls } from './vendor-calls.ts'
import { winTier } from './win-tier.ts'
import type { StudioTranslator } from '../controls/words/studio-words.ts'

/** Between two looks whether a win has reached the balance; for as long as the page is open. */
const PAID_GAP_MS = 2_000

export interface RoundPorts {
  session: SessionView
  calls: VendorCalls
  lobby: Lobby
  scene: Scene
  board: Board
  translate: StudioTranslator
  purse: StakeSelector
  /** What the player picks for the next round, in a game where he picks something. */
  choice?: () => unknown
  /** The player's part of a fair round. */
  clientSeed?: () => string
}

/** Plays one round to its end. What is refused or undone leaves scene and balance as they were. */
export async function playRound(ports: RoundPorts): Promise<DecidedRound> {
  const { session, calls, lobby, scene, board, translate, purse } = ports
  const asked = askedIn(ports)
  const roundId = session.roundIdPrefix + asked.tapId
  const before = purse.balance
  board.toast('')
  board.win(0n, 'none')
  lobby.tell({ ante: 'round-started', roundId })
  if (purse.balance >= asked.stakeCents) purse.balance -= asked.stakeCents
  scene.begin()
  try {
    const round = await askForRound(calls, asked, () => board.toast(translate.say('waiting'), { stays: true }))
    board.toast('')
    if (round.state === 'played') await showPlayed(ports, asked, round)
    else await takeBack(ports, before, 'balance' in round ? round.balance : null)
    return round
  } catch (error) {
    await takeBack(ports, before, null)
    throw error
  } finally {
    lobby.tell({ ante: 'round-ended', roundId })
  }
}

function askedIn({ purse, choice, clientSeed }: RoundPorts): RequestedRound {
  const asked = { tapId: newTapId(), stakeCents: purse.stake, choice: choice?.() }
  return clientSeed ? { ...asked, clientSeed: clientSeed() } : asked
}

async function takeBack({ scene, purse }: RoundPorts, before: bigint, balance: string | null): Promise<void> {
  purse.balance = before
  purse.learn(balance)
  await scene.takeBack()
}

async function showPlayed(ports: RoundPorts, asked: RequestedRound, round: PlayedRound): Promise<void> {
  // From the answer on: the server counts from its drawing, which was before, so the next round never comes too soon.
  const least = pause(ports.scene.leastMs)
  ports.purse.learn(round.balanceAfterBet)
  await ports.scene.present(round)
  ports.board.net(BigInt(round.netCents))
  noteShown(ports, round)
  await Promise.all([untilPaid(ports, asked, round), least])
}

async function untilPaid(
  { calls, board, translate, purse }: RoundPorts,
  asked: RequestedRound,
  round: PlayedRound,
): Promise<void> {
  let latest = round
  while (!latest.paid) {
    board.toast(translate.say('winOnItsWay'), { stays: true })
    await pause(PAID_GAP_MS)
    const again = await calls.round(asked).catch(() => null)
    if (again?.state === 'played') latest = again
  }
  if (latest !== round) board.toast('')
  purse.learn(latest.balance)
}

/** A round of before: it is waited for while nobody knows what became of it, and shown if its stake was taken. */
export async function finishRound(ports: RoundPorts, unfinished: RoundView): Promise<void> {
  const { board, scene, translate } = ports
  const round = await untilDecided(ports, unfinished)
  if (round?.state !== 'played') return
  board.toast(translate.say('resumed'))
  ports.lobby.tell({ ante: 'round-started', roundId: round.roundId })
  scene.begin()
  await scene.present(round)
  ports.lobby.tell({ ante: 'round-ended', roundId: round.roundId })
  noteShown(ports, round)
  const won = { wonCents: BigInt(round.wonCents), stakeCents: BigInt(round.stakeCents) }
  board.win(won.wonCents, winTier(won))
}

/** Asks for the session instead of the round, which may be of an earlier session. */
async function untilDecided(ports: RoundPorts, unfinished: RoundView): Promise<RoundView | null> {
  const { calls, board, translate, purse } = ports
  let round: RoundView | null = unfinished
  while (round && (round.state === 'pending' || (round.state === 'played' && !round.paid))) {
    board.toast(translate.say('waiting'), { stays: true })
    await pause(PAID_GAP_MS)
    const session = await calls.resume().catch(unlessRefused)
    if (session) round = session.unfinished
    purse.learn(session?.balance ?? null)
  }
  board.toast('')
  return round
}

/** A call that failed may be made again; one that was refused tells why there is no use in it. */
function unlessRefused(error: unknown): null {
  if (error instanceof CallRefused) throw error
  return null
}

/** If this is lost, the player sees the round once more: no harm. */
function noteShown({ calls }: RoundPorts, { roundId }: PlayedRound): void {
  void calls.shown(roundId).catch(() => {})
}
