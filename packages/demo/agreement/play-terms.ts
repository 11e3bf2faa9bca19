import type { Agreeing, Section } from './agreement.ts'

export const playTerms = ({ name, currency }: Agreeing): Section[] => [
  {
    title: 'Balance and payments',
    content: `
<ul>
<li>Your balance is held in ${currency}. It earns no interest and is not a bank deposit.</li>
<li>Limits, fees and processing times of deposits and withdrawals are shown before you confirm, and are part of this agreement.</li>
<li>Deposits must come from, and withdrawals are paid to, accounts in your own name.</li>
<li>An amount credited to your balance by mistake is not yours. We reverse it with a separate entry that you can see, and tell you.</li>
</ul>`,
  },
  {
    title: 'Bets and rounds',
    content: `
<ul>
<li>A bet is valid once the server has accepted it. From then on it cannot be cancelled, by you or by us, except as the game rules state.</li>
<li>The result on the game provider’s server is final, regardless of what your screen showed.</li>
<li>An interrupted round is completed on the server. If it cannot be completed, the stake is returned.</li>
<li>Where a game was clearly faulty, the bets and winnings of the affected rounds are void and the stakes are returned.</li>
<li>The maximum win of a game is stated in its rules.</li>
</ul>`,
  },
  {
    title: 'Bonuses',
    content: `
<p>Each bonus has its own terms: who is eligible, how long it lasts, which games count, and the wagering requirement. They are shown before you accept. A bonus obtained by one person with several accounts, or with bets that cannot lose, may be revoked together with the winnings from it.</p>`,
  },
  {
    title: 'Fair play',
    content: `
<p>The following are not allowed: programs that play for you, exploiting faults, collusion with other players, use of other people’s accounts or payment methods, and money from crime. ${name} reports what the law requires it to report.</p>`,
  },
]
