import { table as ofTables } from '../../../../tables/front/words/others/bn.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'প্লেয়ার',
  banker: 'ব্যাংকার',
  tie: 'টাই',
  playerPair: 'প্লেয়ার পেয়ার',
  bankerPair: 'ব্যাংকার পেয়ার',
  playerWins: 'প্লেয়ার জিতেছে, {player}–{banker}',
  bankerWins: 'ব্যাংকার জিতেছে, {banker}–{player}',
  tieCame: '{player}-এ টাই',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}, পেআউট {price}। আপনার চিপ: {laid}',
  letterPlayer: 'P',
  letterBanker: 'B',
  letterTie: 'T',
  roads: 'এই শু-এর রোড',
  roadBead: 'বিড প্লেট',
  roadBig: 'বিগ রোড',
  roadBigEye: 'বিগ আই রোড',
  roadSmall: 'স্মল রোড',
  roadCockroach: 'ককরোচ রোড',
  rulesCards: 'কার্ড',
  rulesCardsText:
    'আট ডেক তাস। টেক্কার মান এক, দশ ও ছবির তাসের মান শূন্য; যোগফলের শুধু শেষ অঙ্কটি গণ্য। প্লেয়ার ও ব্যাংকার দুটি করে কার্ড পায়। আট বা নয় হলে সেখানেই শেষ।',
  rulesThird: 'তৃতীয় কার্ড',
  rulesThirdPlayer: 'প্লেয়ার 0 থেকে 5 হলে কার্ড নেয়, 6 ও 7 হলে থামে।',
  rulesThirdBanker:
    'প্লেয়ার থেমে থাকলে ব্যাংকার 0 থেকে 5 হলে কার্ড নেয়। নইলে নেয় 0 থেকে 2 হলে; 3 হলে, যদি না প্লেয়ারের তৃতীয় কার্ড 8 হয়; 4 হলে, যদি তা 2 থেকে 7 হয়; 5 হলে, যদি তা 4 থেকে 7 হয়; 6 হলে, যদি তা 6 বা 7 হয়।',
  rulesPays: 'পেআউট',
  rulesCommission: 'ব্যাংকারের পেআউট 0.95 : 1: প্রতিটি জয়ে 5% কমিশন।',
  rulesHalfOnSix: 'ব্যাংকারের পেআউট কমিশন ছাড়া 1 : 1, তবে ছয় পয়েন্টে জিতলে 0.5 : 1।',
  rulesTieBack: 'টাই হলে প্লেয়ার ও ব্যাংকারের বাজি ফেরত।',
  rulesShoe: 'ফল যা-ই হোক, একটি শু থেকে {rounds} রাউন্ড কার্ড দেওয়া হয়, তারপর নতুন শু শুরু হয়: তাই প্রতিটি রাউন্ডে সম্ভাবনা হুবহু একই।',
}
