import type { Article, HelpContext } from './article.ts'

export const aboutPeople = ({ name, licence }: HelpContext): Article[] => [
  {
    key: 'agents',
    title: 'Agents and invitations',
    content: `
<p>An <strong>agent</strong> brings players and other agents to ${name} and earns a share by contract. Whoever registers through his link stands below him.</p>
<ul>
<li>An agent sees figures of his team, and personal details only of those directly below him. He sees no passwords and no payment details of anybody.</li>
<li>He cannot play for you, and needs no money from you. Never pay an agent in cash for chips.</li>
<li>Whom you stand below is set when you register and does not change by itself.</li>
</ul>
<p>The agency centre opens later. Want to become an agent? <a href="/m/service">Write to us</a>.</p>`,
  },
  {
    key: 'contact',
    title: 'Reaching us, and complaints',
    content: `
<ul>
<li><strong>Hours:</strong> every day, around the clock.</li>
<li><strong>Have ready:</strong> your username, the game, the time, and the number on the screen if there is one. Never your password.</li>
<li><strong>Complaints:</strong> write what happened and what you think is right. Somebody who was not part of it looks into it.</li>
</ul>
<p>${licence.line.EN} Its addresses for chat and mail lead to pages for examples, where nobody answers.</p>`,
  },
]
