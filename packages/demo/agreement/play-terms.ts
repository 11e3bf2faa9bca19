import type { Agreeing, Section } from './agreement.ts'

export const playTerms = ({ name, currency }: Agreeing): Section[] => [
  {
    title: 'Money',
    content: `
<ul>
<li>Your balance is kept in ${currency}. It bears no interest, and it is no deposit at a bank.</li>
<li>Deposits and withdrawals are not open at present. When they open, their limits, fees and times are shown before you confirm, and are part of this agreement.</li>
<li>Money is paid in from and out to accounts in your own name.</li>
<li>An amount that reached your balance by mistake is not yours. We take it back by a second entry that you can see, and tell you.</li>
</ul>`,
  },
  {
    title: 'Bets and rounds',
    content: `
<ul>
<li>A bet counts when the server has accepted it. From then on it cannot be withdrawn, by you or by us, except as the game's rules say.</li>
<li>The result on the server of the game's maker counts, whatever your screen showed.</li>
<li>A round that was cut off is finished on the server. If it cannot be finished, the stake comes back.</li>
<li>Where a game was plainly faulty, the bets and wins of the faulty rounds are void and the stakes come back.</li>
<li>The largest win of a game stands in its rules.</li>
</ul>`,
  },
  {
    title: 'Bonuses',
    content: `
<p>A bonus comes with its own terms: who may have it, how long it lasts, which games count, and how much must be staked. They are shown before you accept. A bonus that was gained by several accounts of one person, or by bets that cannot lose, may be taken back with what was won by it.</p>`,
  },
  {
    title: 'Fair play',
    content: `
<p>Not allowed are: programs that play for you, use of faults that you have found, collusion with other players, use of other people's accounts or means of payment, and money that comes from crime. ${name} reports what the law asks it to report.</p>`,
  },
]
