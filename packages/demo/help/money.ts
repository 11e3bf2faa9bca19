import type { Article, HelpContext } from './article.ts'

export const aboutMoney = ({ name, currency }: HelpContext): Article[] => [
  {
    key: 'balance',
    title: 'Your balance and wallets',
    content: `
<p>Your balance is at the top of the lobby, in ${currency}. Tap the eye to hide it, or the round arrow to refresh it.</p>
<ul>
<li>Most games use your <strong>main wallet</strong> directly. Your stake is deducted as soon as you bet, and winnings are credited as soon as the round ends.</li>
<li>Some providers have a <strong>separate wallet</strong>. Money is transferred there before you play and can be transferred back at any time between rounds.</li>
<li>Every transaction is recorded once, with its own number, and is never edited. A correction is a separate entry that you can see.</li>
</ul>
<h3>If your balance looks wrong</h3>
<p>Tap the round arrow first. If it still looks wrong, note the game and the time and <a href="/m/service">contact us</a>.</p>`,
  },
  {
    key: 'deposits',
    title: 'Deposits',
    content: `
<p>Open <a href="/m/voucherCenter">Deposit</a> and follow these steps:</p>
<ol>
<li>Choose a payment method and an amount. You’ll see the minimum, the maximum and any fee before you confirm.</li>
<li>Pay from an account in your own name. Money from other people’s accounts is returned to the sender.</li>
<li>Follow each step and its time on the screen. If it takes longer than promised, we’ll tell you why.</li>
</ol>
<p>Only deposit through this app. ${name} never asks you by chat, email or phone to send money.</p>`,
  },
  {
    key: 'withdrawals',
    title: 'Withdrawals: what to expect',
    content: `
<p>Open <a href="/m/withdraw">Withdraw</a> and enter an amount. What to expect:</p>
<ul>
<li><strong>The amount leaves your balance immediately</strong>, so you can’t bet it while you wait. If the withdrawal is declined, the full amount is returned.</li>
<li><strong>Our team reviews it</strong> where a rule requires it: a first withdrawal, a large one, or one after you change your details. You’ll see that it’s in review, and since when.</li>
<li><strong>It’s paid to an account in your own name</strong>, where possible the one you deposited from.</li>
<li><strong>Limits</strong> per withdrawal and per day are shown next to the amount before you confirm.</li>
<li><strong>A bonus may have a wagering requirement left.</strong> You’ll see how much is left, and what you’d give up, before you decide.</li>
</ul>`,
  },
  {
    key: 'bonuses',
    title: 'Bonuses and wagering requirements',
    content: `
<p>A bonus is money with a condition, called a <strong>wagering requirement</strong>: how much turnover you need before you can withdraw.</p>
<p>For example, a bonus of 100 with a 10× wagering requirement means total stakes of 1,000. It doesn’t matter whether these bets win or lose. On a game that pays back 96% on average, staking 1,000 costs about 40.</p>
<ul>
<li>The terms list the games that count, and how much of each stake counts.</li>
<li>Bets that can’t lose, such as red and black at the same time, don’t count.</li>
<li>A bonus is always optional. If you decline it, nothing else changes.</li>
</ul>
<p>See current offers in <a href="/m/activity">promotions</a>. Your rewards are in your <a href="/m/rewardCenter">reward center</a>.</p>`,
  },
]
