import type { Article, HelpContext } from './article.ts'

export const aboutAccounts = ({ name }: HelpContext): Article[] => [
  {
    key: 'security',
    title: 'Keeping your account safe',
    content: `
<ul>
<li>Use a password that you don’t use anywhere else, and never share it. Our support team never asks for it.</li>
<li>Check the address before you log in. Use your own bookmark, not links in messages.</li>
<li>Sessions end after 30 minutes of inactivity. On a shared phone, log out when you leave.</li>
<li>“Remember me” stores your password encrypted on this phone only. Don’t use it on a phone that other people can unlock.</li>
<li>If it looks like someone else has used your account, change your password and <a href="/m/service">tell us</a> immediately.</li>
</ul>`,
  },
  {
    key: 'cannot-log-in',
    title: 'I can’t log in',
    content: `
<ul>
<li>Check your username, and make sure your password has no extra space or capital letter.</li>
<li>After a wrong attempt, you’re asked for the code in a picture. Tap the picture for a new code.</li>
<li>After many wrong attempts, login is paused. Wait a few minutes. Trying again sooner makes the wait longer.</li>
<li>Forgot your password? Go to <a href="/m/forget">Forgot password</a>, or <a href="/m/service">contact us</a> from the phone you usually play on.</li>
<li>A trial account is deleted after a day. You can open a new one.</li>
</ul>
<p>If ${name} is closed for maintenance, you’ll see a maintenance page. The site opens automatically when maintenance ends.</p>`,
  },
]
