import { table as ofTables } from '../../../../tables/front/words/others/ja.ts'
import type { ArenaTable } from '../words.ts'

export const table: ArenaTable = {
  ...ofTables,
  meron: 'Meron',
  wala: 'Wala',
  draw: '引き分け',
  meronWins: 'Meronの勝ち',
  walaWins: 'Walaの勝ち',
  drawCame: '引き分け：両サイドの賭け金が戻ります',
  drawPrice: '8 : 1',
  noOdds: 'オッズ未定',
  pool: 'プール {amount}',
  seed: '両サイドそれぞれのハウス供出額：{amount}',
  spotLabel: '{spot}、オッズ{odds}。あなたのチップ：{laid}',
  lastBouts: '最近の試合',
  rulesArena: '闘技場',
  rulesArenaText:
    'MeronとWala、2つの紋章が対決します。これは絵で描かれたゲームで、動物は一切関わりません。同じ確率の400通りのうち、MeronとWalaが179通りずつ、引き分けが42通りです。',
  rulesPool: 'プールによるオッズ',
  rulesPoolText:
    '両サイドの賭け金すべてとハウス供出額がプールになります。その{takeout}%はハウスに残り、残りは勝ったサイドの賭け金で分け合います。オッズは小数第2位までで切り捨て、それで残る分もハウスに残ります。オッズが1.00を下回ることはありません。締め切り時のオッズが適用されます。',
  rulesSeed: 'プロバイダーが両サイドに{amount}ずつ供出します。これはプールの一部で、誰にでも表示されます。',
  rulesNoSeed: 'この闘技場にハウス供出額はありません。プールはプレイヤーの賭け金だけです。',
  rulesEmpty: '締め切り時に片方のサイドに賭け金がなければ、もう片方の賭け金は戻ります。',
  rulesDraw: '引き分けの配当は8 : 1で、プールには含まれません。引き分けのときは両サイドの賭け金が戻ります。',
  returnSide: 'MeronまたはWala（両方のプールが同じとき）',
  returnDraw: '引き分け',
  toldOdds: '{side}の最終オッズ',
  toldPool: '{side}へのプレイヤーの賭け金',
  toldSeed: '両サイドのハウス元金',
}
