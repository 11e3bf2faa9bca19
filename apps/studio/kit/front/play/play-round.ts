import type { PlayedRound, RoundView, SessionView } from '../../play-contract.ts'
import { requestRound } from './request-round.ts'
import type { DecidedRound } from './request-round.ts'
import type { StatusPanel } from '../controls/status-panel.ts'
import type { Lobby } from './lobby.ts'
import { newTapId } from './page-key.ts'
import { pause } from './pause.ts'
import type { StakeSelector } from './stake-selector.ts'
import type { Scene } from './scene.ts'
import { CallRefused } from './vendor-calls.ts'
import type { RequestedRound, VendorCalls } from './vendor-calls.ts'
import { winTier } from './win-tier.ts'
import type { StudioTranslator } from '../controls/texts/studio-texts.ts'

/** Interval of checks whether a win has reached the balance, while the page is open. */
const PAID_GAP_MS = 2_000

export interface RoundPorts {
  session: SessionView
  calls: VendorCalls
  lobby: Lobby
  scene: Scene
  board: StatusPanel
  translator: StudioTranslator
  stakeSelector: StakeSelector
  /** The player's pick for the next round, in games with picks. */
  choice?: () => unknown
  /** The player's client seed of a fair round. */
  clientSeed?: () => string
}

/** Plays one round to its end. A refused or undone round leaves scene and balance unchanged. */
export async function playRound(ports: RoundPorts): Promise<DecidedRound> {
  const { session, calls, lobby, scene, board, translator, stakeSelector } = ports
  const requested = requestedRound(ports)
  const roundId = session.roundIdPrefix + requested.tapId
  const before = stakeSelector.balance
  board.toast('')
  board.win(0n, 'none')
  lobby.send({ ante: 'round-started', roundId })
  if (stakeSelector.balance >= requested.stakeCents) stakeSelector.balance -= requested.stakeCents
  scene.begin()
  try {
    const round = await requestRound(calls, requested, () => board.toast(translator.t('waiting'), { stays: true }))
    board.toast('')
    if (round.state === 'played') await showPlayed(ports, requested, round)
    else await cancelRound(ports, before, 'balance' in round ? round.balance : null)
    return round
  } catch (error) {
    await cancelRound(ports, before, null)
    throw error
  } finally {
    lobby.send({ ante: 'round-ended', roundId })
  }
}

function requestedRound({ stakeSelector, choice, clientSeed }: RoundPorts): RequestedRound {
  const requested = { tapId: newTapId(), stakeCents: stakeSelector.stake, choice: choice?.() }
  return clientSeed ? { ...requested, clientSeed: clientSeed() } : requested
}

async function cancelRound(
  { scene, stakeSelector }: RoundPorts,
  before: bigint,
  balance: string | null,
): Promise<void> {
  stakeSelector.balance = before
  stakeSelector.setBalance(balance)
  await scene.reset()
}

async function showPlayed(ports: RoundPorts, requested: RequestedRound, round: PlayedRound): Promise<void> {
  // Counted from the answer: the server counts from its earlier draw, so the next round is never too early.
  const min = pause(ports.scene.minMs)
  ports.stakeSelector.setBalance(round.balanceAfterBet)
  await ports.scene.present(round)
  ports.board.net(BigInt(round.netCents))
  reportShown(ports, round)
  await Promise.all([untilPaid(ports, requested, round), min])
}

async function untilPaid(
  { calls, board, translator, stakeSelector }: RoundPorts,
  requested: RequestedRound,
  round: PlayedRound,
): Promise<void> {
  let latest = round
  while (!latest.paid) {
    board.toast(translator.t('winPending'), { stays: true })
    await pause(PAID_GAP_MS)
    const repeated = await calls.round(requested).catch(() => null)
    if (repeated?.state === 'played') latest = repeated
  }
  if (latest !== round) board.toast('')
  stakeSelector.setBalance(latest.balance)
}

/** Finishes an earlier round: waits until its outcome is known, and shows it if its stake was accepted. */
export async function finishRound(ports: RoundPorts, unfinished: RoundView): Promise<void> {
  const { board, scene, translator } = ports
  const round = await untilDecided(ports, unfinished)
  if (round?.state !== 'played') return
  board.toast(translator.t('resumed'))
  ports.lobby.send({ ante: 'round-started', roundId: round.roundId })
  scene.begin()
  await scene.present(round)
  ports.lobby.send({ ante: 'round-ended', roundId: round.roundId })
  reportShown(ports, round)
  const won = { wonCents: BigInt(round.wonCents), stakeCents: BigInt(round.stakeCents) }
  board.win(won.wonCents, winTier(won))
}

/**
 * Polls until the round is decided and paid. Polls the session instead of the round, because the round may belong to an
 * earlier session. Returns null when the session has no unfinished round any more.
 */
async function untilDecided(ports: RoundPorts, unfinished: RoundView): Promise<RoundView | null> {
  const { calls, board, translator, stakeSelector } = ports
  let round: RoundView | null = unfinished
  while (round && (round.state === 'pending' || (round.state === 'played' && !round.paid))) {
    board.toast(translator.t('waiting'), { stays: true })
    await pause(PAID_GAP_MS)
    const session = await calls.resume().catch(unlessRefused)
    if (session) round = session.unfinished
    stakeSelector.setBalance(session?.balance ?? null)
  }
  board.toast('')
  return round
}

/** Returns null for a failed call, which may be repeated; rethrows a refusal. */
function unlessRefused(error: unknown): null {
  if (error instanceof CallRefused) throw error
  return null
}

/**
 * Reports that the player has seen the round. If this call is lost, the round is shown once more, which is harmless.
 */
function reportShown({ calls }: RoundPorts, { roundId }: PlayedRound): void {
  void calls.reportShown(roundId).catch(() => {})
}
