import type { Table } from './table.ts'

type Round = (table: Table) => Promise<void>

const CENT = 100n
const CHEAPEST_CENTS = 10
const DEAREST_CENTS = 800

/** Every possible course of a round, with its relative frequency. */
const ROUNDS: readonly (readonly [share: number, Round])[] = [
  [34, won],
  [14, lost],
  [8, closedWithoutWin],
  [8, twoBets],
  [6, paidTwice],
  [8, takenBack],
  [5, takenBackBeforeItCame],
  [4, everything],
  [4, moreThanThereIs],
  [3, sameKeyOtherStake],
  [3, tooLate],
  [3, againstTheRules],
]
const SHARES = ROUNDS.reduce((sum, [share]) => sum + share, 0)

export async function playRound(table: Table): Promise<void> {
  let left = table.chance.between(0, SHARES)
  const chosen = ROUNDS.find(([share]) => (left -= share) < 0) ?? ROUNDS[0]!
  await chosen[1](table)
}

/** Pays slightly more than the stakes on average, so that no player stays out of money. */
function payout(table: Table, stake: bigint): bigint {
  return ((stake * BigInt(table.chance.whole(50, 400))) / 100n / CENT) * CENT
}

function stakeAt({ chance }: Table): bigint {
  return BigInt(chance.whole(CHEAPEST_CENTS, DEAREST_CENTS)) * CENT
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
  const [one, other] = await Promise.all([table.bet(round, stake), table.bet(round, stakeAt(table))])
  const bet = one ?? other
  if (bet) await table.win(bet, payout(table, stake), true)
}

async function paidTwice(table: Table): Promise<void> {
  const stake = stakeAt(table)
  const bet = await table.bet(table.newRound(), stake)
  if (!bet) return
  await table.win(bet, payout(table, stake), false)
  await table.win(bet, CENT, true)
}

async function takenBack(table: Table): Promise<void> {
  const bet = await table.bet(table.newRound(), stakeAt(table))
  if (!bet) return
  await table.takeBack(bet)
  await table.repeat(bet)
}

async function takenBackBeforeItCame(table: Table): Promise<void> {
  const bet = table.draftBet(table.newRound(), stakeAt(table))
  await table.takeBack(bet)
  await table.repeat(bet)
}

/** Stakes the whole balance, which is paid back immediately. */
async function everything(table: Table): Promise<void> {
  const stake = table.balance
  if (stake < CENT) return won(table)
  const bet = await table.bet(table.newRound(), stake)
  if (bet) await table.win(bet, stake + CENT, true)
}

async function moreThanThereIs(table: Table): Promise<void> {
  const stake = table.balance + CENT
  const bet = await table.bet(table.newRound(), stake)
  if (bet) await table.win(bet, stake, true)
}

async function sameKeyOtherStake(table: Table): Promise<void> {
  const stake = stakeAt(table)
  const bet = await table.bet(table.newRound(), stake)
  if (!bet) return
  await table.betOtherwise(bet)
  await table.win(bet, payout(table, stake), true)
}

async function tooLate(table: Table): Promise<void> {
  const round = table.newRound()
  const bet = await table.bet(round, stakeAt(table))
  if (!bet) return
  await table.win(bet, 0n, true)
  await table.betInClosedRound(round, stakeAt(table))
}

async function againstTheRules(table: Table): Promise<void> {
  const [settled, undone] = [
    await table.bet(table.newRound(), stakeAt(table)),
    await table.bet(table.newRound(), stakeAt(table)),
  ]
  if (settled) {
    await table.win(settled, stakeAt(table), true)
    await table.takeBackSettled(settled)
  }
  if (undone) {
    await table.takeBack(undone)
    await table.winOnTakenBack(undone)
  }
}
