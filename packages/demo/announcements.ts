import { banners } from './banners.ts'
import type { DemoAnnouncement } from './types.ts'

const BOTH = ['aurora', 'lotus']
const plain = { merchants: BOTH, picture: null, link: null, execution: null }

const notices: DemoAnnouncement[] = [
  {
    ...plain,
    key: 'welcome',
    type: 'PL',
    title: { EN: 'Welcome', TY: 'Maligayang pagdating', AR: 'أهلًا بك', TH: 'ยินดีต้อนรับ' },
    content: {
      EN: '<p>This is a demo site. All games, providers and clubs here are invented, and no real money is involved.</p>',
      TY: '<p>Ito ay site na pang-demo. Likhang-isip ang lahat ng laro, vendor at koponan dito, at walang totoong pera.</p>',
      AR: '<p>هذا موقع تجريبي. كل الألعاب والمزوّدين والأندية هنا من الخيال، ولا تتحرك فيه أموال حقيقية.</p>',
      TH: '<p>นี่คือเว็บไซต์สาธิต เกม ค่ายเกม และสโมสรทั้งหมดที่นี่เป็นชื่อสมมติ และไม่มีเงินจริงเกี่ยวข้อง</p>',
    },
  },
  {
    ...plain,
    key: 'play-money',
    type: 'PL',
    title: {
      EN: 'Try open games with play money',
      TY: 'Subukan ang mga bukas na laro gamit ang play money',
      AR: 'جرّب الألعاب المفتوحة بنقود اللعب',
      TH: 'ลองเล่นเกมที่เปิดอยู่ด้วยเงินทดลอง',
    },
    content: {
      EN: '<p>A trial account starts with 2,000.00 in play money. Play money is kept separate from real money, and the account is deleted after a day.</p>',
      TY: '<p>May 2,000.00 na play money ang trial account. Hindi ito humahalo sa totoong pera at binubura pagkaraan ng isang araw.</p>',
      AR: '<p>يأتي الحساب التجريبي برصيد 2,000.00 من نقود اللعب. لا يختلط بالمال الحقيقي ويُمحى بعد يوم.</p>',
      TH: '<p>บัญชีทดลองเริ่มต้นด้วยเงินทดลอง 2,000.00 เงินทดลองแยกจากเงินจริง และบัญชีจะถูกลบหลังจากหนึ่งวัน</p>',
    },
  },
  {
    ...plain,
    key: 'fair-results',
    type: 'PL',
    title: {
      EN: 'How much a game pays back',
      TY: 'Gaano ang ibinabalik ng laro',
      AR: 'كم تُعيد اللعبة',
      TH: 'เกมคืนเงินให้เท่าไร',
    },
    content: {
      EN: '<p>The rules of each playable game state its exact return to player. Over many rounds, you get back less than you stake.</p>',
      TY: '<p>Nakasulat sa tuntunin ng bawat laro ang eksaktong balik sa manlalaro. Sa maraming ikot, mas maliit ang balik kaysa sa taya.</p>',
      AR: '<p>تعرض كل لعبة في قواعدها نسبة العائد الدقيقة للاعب. على مدى جولات كثيرة تسترد أقل مما تراهن به.</p>',
      TH: '<p>กติกาของทุกเกมที่เล่นได้บอกอัตราคืนผู้เล่นที่แน่นอน เมื่อเล่นหลายรอบ คุณจะได้คืนน้อยกว่าที่เดิมพัน</p>',
    },
  },
  {
    ...plain,
    key: 'lobby-hours',
    type: 'H',
    title: { EN: 'The lobby is open', TY: 'Bukas ang lobby', AR: 'الردهة مفتوحة', TH: 'ล็อบบี้เปิดแล้ว' },
    content: {
      EN: '<p>More than 600 games, with new ones every week.</p>',
      TY: '<p>Mahigit anim na raang laro, may bago linggo-linggo.</p>',
      AR: '<p>أكثر من ستمئة لعبة، وجديدة كل أسبوع.</p>',
      TH: '<p>มากกว่า 600 เกม และมีเกมใหม่ทุกสัปดาห์</p>',
    },
  },
  {
    ...plain,
    key: 'sign-in-week',
    type: 'PR',
    title: {
      EN: 'Seven days, seven check-ins',
      TY: 'Pitong araw, pitong check-in',
      AR: 'سبعة أيام، سبع مرات حضور',
      TH: 'เจ็ดวัน เช็คอินเจ็ดครั้ง',
    },
    content: {
      EN: '<p>Check in every day for a week and collect 20.00 in total. 1× wagering requirement before withdrawal.</p>',
      TY: '<p>Mag-check-in araw-araw sa loob ng isang linggo at makakuha ng kabuuang 20.00. Turnover na ×1 bago mag-withdraw.</p>',
      AR: '<p>سجّل حضورك كل يوم من الأسبوع واجمع 20.00 إجمالًا. شرط التداول ×1 قبل السحب.</p>',
      TH: '<p>เช็คอินทุกวันเป็นเวลาหนึ่งสัปดาห์แล้วรับรวม 20.00 ต้องทำยอดเดิมพัน 1 เท่าก่อนถอน</p>',
    },
    link: '/m/activity',
  },
  {
    ...plain,
    key: 'agents-month',
    type: 'A',
    title: {
      EN: 'For agents: dates of team figures',
      TY: 'Para sa mga ahente: petsa ng mga numero',
      AR: 'للوكلاء: كيف تؤرَّخ الأرقام',
      TH: 'สำหรับเอเย่นต์: วันที่ของตัวเลขทีม',
    },
    content: {
      EN: '<p>Team figures follow the site’s day, from midnight to midnight in its own time zone.</p>',
      TY: '<p>Sinusunod ng mga numero ng team ang araw ng merchant, mula hatinggabi hanggang hatinggabi sa sarili nitong time zone.</p>',
      AR: '<p>تتبع أرقام الفريق يوم التاجر، من منتصف الليل إلى منتصف الليل بتوقيته.</p>',
      TH: '<p>ตัวเลขของทีมนับตามวันของเว็บไซต์ ตั้งแต่เที่ยงคืนถึงเที่ยงคืนในเขตเวลาของเว็บไซต์</p>',
    },
  },
]

const popups: DemoAnnouncement[] = [
  {
    ...plain,
    key: 'popup-visitors',
    type: 'PU',
    execution: 'B',
    title: { EN: 'Before you start', TY: 'Bago ka magsimula', AR: 'قبل أن تبدأ', TH: 'ก่อนเริ่มเล่น' },
    content: {
      EN: '<p>You must be of legal age to play. <a href="/m/trail">Try the games with play money</a>, or <a href="/m/register">register in a minute</a>.</p>',
      TY: '<p>Dapat nasa tamang edad ka para maglaro. <a href="/m/trail">Subukan ang mga laro gamit ang play money</a>, o <a href="/m/register">magrehistro sa loob ng isang minuto</a>.</p>',
      AR: '<p>يجب أن تكون في السن القانونية للعب. <a href="/m/trail">جرّب الألعاب بنقود اللعب</a> أو <a href="/m/register">سجّل في دقيقة</a>.</p>',
      TH: '<p>คุณต้องบรรลุนิติภาวะจึงจะเล่นได้ <a href="/m/trail">ลองเล่นเกมด้วยเงินทดลอง</a> หรือ<a href="/m/register">สมัครสมาชิกในหนึ่งนาที</a></p>',
    },
  },
  {
    ...plain,
    key: 'popup-members',
    type: 'PU',
    execution: 'A',
    title: { EN: 'Good to see you', TY: 'Masaya kaming makita ka', AR: 'سعداء برؤيتك', TH: 'ยินดีที่ได้พบคุณ' },
    content: {
      EN: '<p>Northlight Reels is open with real rounds. Its rules state the exact return to player and the maximum win.</p>',
      TY: '<p>Bukas ang Northlight Reels na may totoong ikot. Nasa tuntunin nito ang eksaktong balik at pinakamalaking panalo.</p>',
      AR: '<p>بكرات أضواء الشمال مفتوحة بجولات حقيقية. تعرض قواعدها العائد الدقيق وأكبر ربح.</p>',
      TH: '<p>Northlight Reels เปิดให้เล่นรอบจริงแล้ว กติกาของเกมบอกอัตราคืนผู้เล่นที่แน่นอนและเงินรางวัลสูงสุด</p>',
    },
  },
  {
    ...plain,
    key: 'popup-first-login',
    type: 'PU',
    execution: 'F',
    title: { EN: 'Your first visit', TY: 'Unang pagbisita mo', AR: 'زيارتك الأولى', TH: 'การเข้าใช้ครั้งแรกของคุณ' },
    content: {
      EN: '<p>Your balance is at the top of the home page. Tap it for your wallets, or to hide the amount.</p>',
      TY: '<p>Nasa itaas ng home page ang balanse mo. Pindutin ito para sa mga wallet mo, o para itago ang halaga.</p>',
      AR: '<p>رصيدك في أعلى الصفحة الرئيسية. المسه لعرض محافظك أو لإخفاء المبلغ.</p>',
      TH: '<p>ยอดเงินของคุณอยู่ด้านบนของหน้าแรก แตะเพื่อดูกระเป๋าเงิน หรือเพื่อซ่อนยอดเงิน</p>',
    },
  },
]

export const announcements: DemoAnnouncement[] = [...banners, ...notices, ...popups]
