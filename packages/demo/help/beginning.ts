import type { Article, HelpContext } from './article.ts'

export const aboutBeginning = ({ name, licence: { minimumAge } }: HelpContext): Article[] => [
  {
    key: 'getting-started',
    title: `Getting started at ${name}`,
    content: `
<p>${name} opens in your browser. There is nothing to install, and you can look around without an account.</p>
<ol>
<li><strong>Look around.</strong> The <a href="/m/home">lobby</a> shows all games by kind. Search by name, or pick a maker.</li>
<li><strong>Try a game with play money.</strong> A <a href="/m/trail">trial account</a> takes one tap.</li>
<li><strong>Register</strong> when you like it here. It takes about a minute.</li>
<li><strong>Set your limits first.</strong> Decide what you can afford to lose before you play, and stop there.</li>
</ol>
<p>You must be at least ${minimumAge} years old, and playing must be legal where you are.</p>`,
  },
  {
    key: 'registering',
    title: 'Opening an account',
    content: `
<p>Open <a href="/m/register">Register</a> and choose a username and a password.</p>
<ul>
<li>A <strong>username</strong> has 6 to 14 letters and digits and begins with a letter. Capitals make no difference.</li>
<li>A <strong>password</strong> has 6 to 12 letters and digits. Use one that you use nowhere else.</li>
<li>If somebody invited you, his <strong>invitation code</strong> comes with his link. Otherwise leave it empty.</li>
<li>Read the <a href="/m/useragreement">user agreement</a> before you accept it.</li>
</ul>
<p>One person has one account. A second one may be closed, and what was won there may be withheld.</p>
<h3>It says that the name is taken</h3>
<p>Somebody else has it. Add a digit or two. If you think it is your own old account, log in with it instead.</p>`,
  },
  {
    key: 'trial',
    title: 'Trial accounts and play money',
    content: `
<p>A <a href="/m/trail">trial account</a> begins with 2,000.00 in play money and asks for nothing: no name, no number.</p>
<ul>
<li>Games behave exactly as they do for real money: same rules, same chances.</li>
<li>Play money can never become real money, and nothing that you win with it is paid out.</li>
<li>The account is cleared after a day. Open a new one as often as you like.</li>
<li>Deposits, withdrawals, promotions and the member centre are for registered members.</li>
</ul>`,
  },
]
