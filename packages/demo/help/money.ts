import type { Article, HelpContext } from './article.ts'

export const aboutMoney = ({ name, currency }: HelpContext): Article[] => [
  {
    key: 'balance',
    title: 'Your balance and your wallets',
    content: `
<p>Your balance stands at the top of the lobby, in ${currency}. The eye hides it, the round arrow asks for it anew.</p>
<ul>
<li>Most games play straight from your <strong>main wallet</strong>. A stake leaves it the moment you bet, a win is back the moment the round ends.</li>
<li>Some makers keep a <strong>wallet of their own</strong>. Money is moved there before you play and can be moved back at any time between rounds.</li>
<li>Every movement is written down once, with its number, and is never edited. A correction is a second entry that you can see.</li>
</ul>
<h3>The balance looks wrong</h3>
<p>Tap the round arrow first. If it still looks wrong, write down the game and the time and <a href="/m/service">ask us</a>.</p>`,
  },
  {
    key: 'deposits',
    title: 'Deposits',
    content: `
<p><strong>Deposits are not open yet.</strong> No page of ${name} takes real money today. Whoever asks you to send money for us is not one of us.</p>
<p>Once they open, this is how they will work:</p>
<ol>
<li>Choose a way to pay and an amount. You will see the least and the most, and any fee, before you confirm.</li>
<li>Pay from an account in your own name. Money from other people's accounts goes back to where it came from.</li>
<li>Follow each step on the screen, with its time. If it takes longer than promised, we will say why.</li>
</ol>`,
  },
  {
    key: 'withdrawals',
    title: 'Withdrawals: what to expect',
    content: `
<p><strong>Withdrawals are not open yet.</strong> Once they are, you can hold us to this:</p>
<ul>
<li><strong>The amount leaves your balance at once</strong>, so that it cannot be played away while you wait. If the withdrawal is declined, all of it comes back.</li>
<li><strong>A person reviews it</strong> where a rule asks for that: a first withdrawal, a large one, or one after a change of your details. You will see that it is in review, and since when.</li>
<li><strong>It goes to an account in your own name</strong>, and where possible to the one that you paid in from.</li>
<li><strong>Limits</strong> for one withdrawal and for a day stand beside the amount before you confirm.</li>
<li><strong>A bonus may have turnover left.</strong> You will see how much, and what you would give up, before you decide.</li>
</ul>`,
  },
  {
    key: 'bonuses',
    title: 'Bonuses and turnover',
    content: `
<p>A bonus is money with a condition, and the condition is <strong>turnover</strong>: how much you must stake before you can withdraw.</p>
<p>An example. A bonus of 100 with a turnover of ×10 asks for stakes of 1,000 in all. It does not matter whether these bets win or lose. On a game that pays back 96% on average, staking 1,000 costs about 40.</p>
<ul>
<li>The terms name the games that count, and how much of each stake counts.</li>
<li>Bets that cannot lose, such as red and black at once, do not count.</li>
<li>A bonus is always your choice. You can decline it, and nothing else changes.</li>
</ul>
<p>What there is now stands in <a href="/m/activity">promotions</a>. What they give you waits in your <a href="/m/rewardCenter">reward center</a>.</p>`,
  },
]
