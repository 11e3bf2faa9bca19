import type { Table } from './table.ts'

type Round = (table: Table) => Promise<void>

const CENT = 100n
const MIN_STAKE_CENTS = 10
const MAX_STAKE_CENTS = 800

/** Every possible course of a round, with its relative frequency. */
const ROUNDS: readonly (readonly [share: number, Round])[] = [
  [34, won],
  [14, lost],
  [8, closedWithoutWin],
  [8, twoBets],
  [6, paidTwice],
  [8, rolledBack],
  [5, rolledBackBeforeBet],
  [4, betWholeBalance],
  [4, betAboveBalance],
  [3, sameKeyOtherStake],
  [3, betAfterClose],
  [3, invalidCalls],
]
const SHARES = ROUNDS.reduce((sum, [share]) => sum + share, 0)

export async function playRound(table: Table): Promise<void> {
  let remainingShare = table.prng.between(0, SHARES)
  const round = ROUNDS.find(([share]) => (remainingShare -= share) < 0) ?? ROUNDS[0]!
  await round[1](table)
}

/** Returns 225% of a stake on average, which makes up for lost rounds, so that players do not run out of money. */
function payout(table: Table, stake: bigint): bigint {
  return ((stake * BigInt(table.prng.whole(50, 400))) / 100n / CENT) * CENT
}

function stakeAt({ prng }: Table): bigint {
  return BigInt(prng.whole(MIN_STAKE_CENTS, MAX_STAKE_CENTS)) * CENT
}

async function won(table: Table): Promise<void> {
  const stake = stakeAt(table)
  const bet = await table.bet(table.newRound(), stake)
  if (bet) await table.win(bet, payout(table, stake), true)
}

async function lost(table: Table): Promise<void> {
  const bet = await table.bet(table.newRound(), stakeAt(table))
  if (bet) await table.win(bet, 0n, true)
}

async function closedWithoutWin(table: Table): Promise<void> {
  const round = table.newRound()
  if (await table.bet(round, stakeAt(table))) await table.close(round)
}

async function twoBets(table: Table): Promise<void> {
  const [round, stake] = [table.newRound(), stakeAt(table)]
  const [first, second] = await Promise.all([table.bet(round, stake), table.bet(round, stakeAt(table))])
  const bet = first ?? second
  if (bet) await table.win(bet, payout(table, stake), true)
}

async function paidTwice(table: Table): Promise<void> {
  const stake = stakeAt(table)
  const bet = await table.bet(table.newRound(), stake)
  if (!bet) return
  await table.win(bet, payout(table, stake), false)
  await table.win(bet, CENT, true)
}

async function rolledBack(table: Table): Promise<void> {
  const bet = await table.bet(table.newRound(), stakeAt(table))
  if (!bet) return
  await table.rollBack(bet)
  await table.repeat(bet)
}

async function rolledBackBeforeBet(table: Table): Promise<void> {
  const bet = table.draftBet(table.newRound(), stakeAt(table))
  await table.rollBack(bet)
  await table.repeat(bet)
}

/** Stakes the whole balance, which is paid back immediately. */
async function betWholeBalance(table: Table): Promise<void> {
  const stake = table.balance
  if (stake < CENT) return won(table)
  const bet = await table.bet(table.newRound(), stake)
  if (bet) await table.win(bet, stake + CENT, true)
}

async function betAboveBalance(table: Table): Promise<void> {
  const stake = table.balance + CENT
  const bet = await table.bet(table.newRound(), stake)
  if (bet) await table.win(bet, stake, true)
}

async function sameKeyOtherStake(table: Table): Promise<void> {
  const stake = stakeAt(table)
  const bet = await table.bet(table.newRound(), stake)
  if (!bet) return
  await table.betWithOtherStake(bet)
  await table.win(bet, payout(table, stake), true)
}

async function betAfterClose(table: Table): Promise<void> {
  const round = table.newRound()
  const bet = await table.bet(round, stakeAt(table))
  if (!bet) return
  await table.win(bet, 0n, true)
  await table.betInClosedRound(round, stakeAt(table))
}

async function invalidCalls(table: Table): Promise<void> {
  const [settledBet, rolledBackBet] = [
    await table.bet(table.newRound(), stakeAt(table)),
    await table.bet(table.newRound(), stakeAt(table)),
  ]
  if (settledBet) {
    await table.win(settledBet, stakeAt(table), true)
    await table.rollBackSettled(settledBet)
  }
  if (rolledBackBet) {
    await table.rollBack(rolledBackBet)
    await table.winOnRolledBack(rolledBackBet)
  }
}
