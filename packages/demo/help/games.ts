import type { Article, HelpContext } from './article.ts'

export const aboutGames = ({ name }: HelpContext): Article[] => [
  {
    key: 'fairness',
    title: 'Are the games fair? What return to player means',
    content: `
<p>The result of each round is drawn on the game provider’s own servers. ${name} never sees a result before you do and can’t change one.</p>
<p><strong>Return to player</strong> (RTP) is the share of all stakes that a game pays back over a very large number of rounds. At 96%, players together get back 96 of every 100 they stake, and the house keeps the other 4. RTP doesn’t predict your next round, or your next hundred.</p>
<ul>
<li>Each round is independent. A game that hasn’t paid out for a long time isn’t due, and one that has just paid out can pay out again.</li>
<li>The rules in each game state its RTP and maximum win.</li>
<li>Play money and real money have the same odds.</li>
</ul>
<p>Over time, the house wins. Play for fun, never to earn money or win back losses.</p>`,
  },
  {
    key: 'lost-connection',
    title: 'I lost the connection during a round',
    content: `
<p><strong>Your money is safe.</strong> Rounds are played on servers, not on your phone. Once your bet is accepted, the round continues without you.</p>
<ol>
<li>Open the same game again. It resumes where it was, or shows how the round ended.</li>
<li>Your winnings are already in your balance, or arrive as soon as the provider’s server reports them to us. It keeps reporting until we confirm, and winnings are never paid twice.</li>
<li>If your bet never arrived, nothing was deducted. If your stake was deducted but the round couldn’t be played, the stake is returned.</li>
</ol>
<p>If a round isn’t settled after 30 minutes, <a href="/m/service">tell us</a> the game, the time and your stake.</p>`,
  },
  {
    key: 'game-does-not-open',
    title: 'A game won’t open or runs slowly',
    content: `
<ul>
<li>Check your connection: does another page open? Games need a connection at all times.</li>
<li>Close other tabs and apps, and turn off your phone’s battery saver.</li>
<li>Go back to the lobby and open the game again. You won’t lose anything.</li>
<li>Some games are closed for maintenance or aren’t available here yet. The game shows a message if so.</li>
</ul>`,
  },
]
