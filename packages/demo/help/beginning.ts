import type { Article, HelpContext } from './article.ts'

export const aboutBeginning = ({ name, licence: { minimumAge } }: HelpContext): Article[] => [
  {
    key: 'getting-started',
    title: `Getting started at ${name}`,
    content: `
<p>${name} runs in your browser. There’s nothing to install, and you can look around without an account.</p>
<ol>
<li><strong>Look around.</strong> The <a href="/m/home">lobby</a> shows all games by category. Search by name, or choose a provider.</li>
<li><strong>Try a game with play money.</strong> A <a href="/m/trail">trial account</a> takes one tap.</li>
<li><strong>Register</strong> when you’re ready. It takes about a minute.</li>
<li><strong>Set your limits first.</strong> Decide what you can afford to lose before you play, and stop there.</li>
</ol>
<p>You must be at least ${minimumAge} years old, and gambling must be legal where you are.</p>`,
  },
  {
    key: 'registering',
    title: 'Opening an account',
    content: `
<p>Go to <a href="/m/register">Register</a> and choose a username and a password.</p>
<ul>
<li>Your <strong>username</strong> must have 6 to 14 letters and digits and start with a letter. It isn’t case-sensitive.</li>
<li>Your <strong>password</strong> must have 6 to 12 letters and digits. Use one that you don’t use anywhere else.</li>
<li>If you were invited, the link you received includes the <strong>invitation code</strong>. Otherwise, leave it blank.</li>
<li>Read the <a href="/m/useragreement">user agreement</a> before you accept it.</li>
</ul>
<p>Each person may have one account. A second account may be closed and its winnings withheld.</p>
<h3>If your username is taken</h3>
<p>Another member already uses it. Add a digit or two. If you think it’s your own old account, log in to it instead.</p>`,
  },
  {
    key: 'trial',
    title: 'Trial accounts and play money',
    content: `
<p>A <a href="/m/trail">trial account</a> starts with 2,000.00 in play money. You don’t need to enter a name or phone number.</p>
<ul>
<li>Games work exactly as they do with real money: same rules, same odds.</li>
<li>Play money can’t be converted to real money, and play-money winnings aren’t paid out.</li>
<li>The account is deleted after a day. You can open a new one as often as you like.</li>
<li>Deposits, withdrawals, promotions and the member center are for registered members.</li>
</ul>`,
  },
]
