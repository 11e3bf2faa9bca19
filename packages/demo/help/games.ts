import type { Article, HelpContext } from './article.ts'

export const aboutGames = ({ name }: HelpContext): Article[] => [
  {
    key: 'fairness',
    title: 'Are the games fair? What return to player means',
    content: `
<p>Each round is drawn by the game's maker on his own servers. ${name} never sees a result before you do and cannot change one.</p>
<p><strong>Return to player</strong> (RTP) is the share of all stakes that a game pays back over very many rounds. At 96%, players together get back 96 of every 100 that they stake; the other 4 stay with the house. It says nothing about your next round, or your next hundred.</p>
<ul>
<li>Rounds do not remember. A machine that has not paid for long is not due, and one that has just paid is not empty.</li>
<li>The rules inside each game name its return and its largest win.</li>
<li>Trial and real money play by the same chances.</li>
</ul>
<p>Over time the house wins. Play for the fun of it, never to earn or to win back.</p>`,
  },
  {
    key: 'lost-connection',
    title: 'I lost the connection during a round',
    content: `
<p><strong>Your money is safe.</strong> A round is played on servers, not on your phone. Once your bet was accepted, it goes on without you.</p>
<ol>
<li>Open the same game again. It picks up where it was, or shows how the round ended.</li>
<li>What you won is in your balance already, or arrives there as soon as the maker's server has told us. It keeps telling until we have confirmed it, and it is never paid twice.</li>
<li>If your bet never arrived, nothing was taken. If it was taken and the round could not be played, the stake comes back.</li>
</ol>
<p>If a round is not settled after 30 minutes, <a href="/m/service">tell us</a> the game, the time and your stake.</p>`,
  },
  {
    key: 'game-does-not-open',
    title: 'A game does not open, or runs slowly',
    content: `
<ul>
<li>Check your connection: does another page open? Games need it all the time.</li>
<li>Close other tabs and apps, and turn off the phone's battery saver.</li>
<li>Go back to the lobby and open the game again. This loses nothing.</li>
<li>Some games are in maintenance or are not open here yet. The game then says so.</li>
</ul>`,
  },
]
