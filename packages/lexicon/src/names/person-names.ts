import { list } from '../match/list.ts';

/** Family names of one character, simplified and traditional; those that begin as many common words are left out. */
const single = list(`

  王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦向柳邢岳齐沿梅莫庄辛管祝左涂谷祁,
  耿牟卜路詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边辜吉饶刁瞿戚丘古米池滕晋苑邬臧畅宫来嵺苟全褚廉简娄盖符奚木穆党燕郎邸冀谈姬屠连郜晏栾郁商蒙计喻揭窦迟宇敖糜鄢冷卓花仇艾蓝都巩稽井练仲乐虞卞封竺冼原官衣楚佟栗匡宗应台巫鞠僧桑荆谌银扈洛沙邝农,
  張劉陳楊趙黃吳孫馬羅鄭謝韓馮許鄧蕭葉呂蘇盧蔣賈鍾範譚鄒陸龍萬錢湯賀賴龔龐蘭顏嚴溫蘆韋畢聶叢齊莊關費紀項陽衛單寧閔車邊饒
`);

/** Words that begin like a name and are none: what stands in the headers of documents. */
export const chineseNoNames = list(`
  时间，高中，高级，方向，方案，应聘，应届，应届生，金融，石油，成绩，成果，程序，程序员，房产，温州，常州，安徽，
  江苏，江西，华东，华南，华北，项目，单位，单身，党员，中共党员，共青团员，团员，群众，路演，简历，简介，全职，
  兼职，全国，全日制，强项，向上，连锁，计算机，计划，管理，管理员，商务，商业，文员，文化，文学，文秘，安全，安卓，
  安防，白领，包装，边境，蓝领，农业，农村，农学，关于我，关于，花艺，乐器，银行，易购，车间，车工，石家庄，万科，
  高校，高考，高职，高薪，项目经验，万元，万人，平面设计，平面，方法，应用，应付，温度，常用，常识，严谨，成长，
  成员，成都，广州，武汉，金工，金牌，金属，周期，周末，周报，马拉松，叶片，夏季，田径，江湖，毛利，雷达，钱包，
  章程，向量，项目组，左右，管培生，来源，来自，包括，全部，全栈，全程，商品，商城，冷链，计量，解决，单片机，文档，
  文案，沙龙，原画，官网，衣服，台账，应急，井下，路由，路线，谈判，简单，盖章，符合，单词，强大，查询，安装，安排，
  任务，任职，任教，何时，史学，施工，陶艺，洪水，余额，孔子，温馨，安静，严格，成熟，成功，成交，沉稳，易学，明确，
  汉族，回族，满族，壮族，苗族，已婚，未婚，籍贯，民族，性别，年龄，学历，本科，硕士，博士，专科，大专，男，女，汉，
  身高，体重，出生，生日，血型，健康，良好，现居，现居地，住址，地址，电话，手机，邮箱，微信，微博，个人，个人信息，
  求职，意向，照片，目录，封面，首页，附件，作品集
`);

export const chineseSurnames = {
  single: single.flatMap((characters) => [...characters]).filter((sign, at, all) => all.indexOf(sign) === at),
  double: list(
    '欧阳，司马，上官，诸葛，东方，皇甫，尉迟，公孙，令狐，慕容，司徒，夏侯，端木，宇文，南宫，长孙，轩辕，呼延，独孤，西门，百里，东郭，申屠，歐陽，諸葛',
  ),
};

/** Common given names in Latin letters. */
export const givenNames = list(`
  Aaron, Abigail, Ada, Adam, Adrian, Agnes, Ahmed, Alan, Albert, Alejandro, Alex, Alexander, Alexandra, Alexis,
  Alfred, Ali, Alice, Alicia, Alina, Amanda, Amber, Amelia, Amir, Amy, Ana, Andre, Andrea, Andreas, Andrew, Angela,
  Anita, Ann, Anna, Anne, Anthony, Antonio, Arthur, Ashley, Barbara, Beatrice, Ben, Benjamin, Bernard, Beth,
  Brandon, Brian, Bruno, Camila, Camille, Carl, Carla, Carlos, Carmen, Caroline, Catherine, Cecilia, Charles,
  Charlotte, Chen, Chloe, Chris, Christian, Christina, Christine, Christopher, Claire, Clara, Claudia, Colin,
  Connor, Daniel, Daniela, David, Deborah, Dennis, Diana, Diego, Dmitri, Dominic, Donna, Dorothy, Douglas, Dylan,
  Edith, Edward, Elena, Eleanor, Elisa, Elizabeth, Ella, Ellen, Emily, Emma, Eric, Erik, Eva, Evelyn, Fatima,
  Felix, Fiona, Florence, Francesca, Francis, Frank, Fred, Gabriel, George, Gerald, Giulia, Grace, Graham, Greg,
  Gregory, Hannah, Harold, Harriet, Harry, Heather, Helen, Henry, Hugo, Ian, Ibrahim, Ines, Irene, Isaac, Isabel,
  Isabella, Ivan, Jack, Jacob, James, Jan, Jane, Janet, Jason, Javier, Jean, Jeff, Jennifer, Jeremy, Jessica, Jim,
  Joan, Joanna, Joe, Johan, Johannes, John, Jonas, Jonathan, Jordan, Jorge, Jose, José, Joseph, Joshua, Juan,
  Judith, Julia, Julian, Julie, Justin, Karen, Karl, Kate, Katherine, Kathleen, Keith, Kelly, Kenneth, Kevin, Kim,
  Klaus, Lara, Larry, Laura, Lauren, Lee, Lena, Leo, Leon, Leonard, Liam, Linda, Lisa, Louis, Louise, Lucas, Lucia,
  Lucy, Luis, Luke, Magdalena, Manuel, Marc, Marcus, Margaret, Maria, María, Marie, Marina, Mario, Mark, Marta,
  Martha, Martin, Mary, Mateo, Matthew, Max, Maya, Megan, Melissa, Mia, Michael, Michelle, Miguel, Mohamed,
  Mohammed, Molly, Monica, Nadia, Nancy, Natalia, Natalie, Nathan, Nicholas, Nicole, Nina, Noah, Nora, Oliver,
  Olivia, Omar, Oscar, Pablo, Patricia, Patrick, Paul, Paula, Pedro, Peter, Philip, Priya, Rachel, Rafael, Ralph,
  Raymond, Rebecca, Ricardo, Richard, Robert, Roberto, Robin, Roger, Ronald, Rosa, Rose, Ruth, Ryan, Sam, Samantha,
  Samuel, Sandra, Sara, Sarah, Scott, Sean, Sebastian, Sergio, Sharon, Simon, Sofia, Sophia, Sophie, Stefan,
  Stephanie, Stephen, Steven, Stuart, Susan, Sven, Sylvia, Tanya, Teresa, Thomas, Tim, Timothy, Tom, Tony,
  Valentina, Vanessa, Victor, Victoria, Vincent, Virginia, Walter, Wei, Wendy, William, Xin, Yan, Yuki, Yusuf, Zoe
`);

/** Before and behind a name, and no part of it. */
export const honorifics = {
  before: list(
    'Dr, Dr., Prof, Prof., Professor, Mr, Mr., Mrs, Mrs., Ms, Ms., Miss, Sir, Rev., Ing., Dipl, Dipl.-Ing., Herr, Frau, Mme, M., Mx, Mx., Ts., Ir., Engr., Atty., Hon., Datuk',
  ),
  behind: list('博士，先生，女士，小姐，教授，老师，同学，硕士，医生，律师，博士生'),
};

/** Degrees and memberships that stand right behind a name without a comma; none of them is a family name too. */
export const postNominals = list(`
  BA, B.A., BSc, B.Sc., BEng, B.Eng., MSc, M.Sc., M.A., MEng, M.Eng., PhD, Ph.D., DPhil, EdD, MBA, EMBA, LLB, LLM, MBBS, MBChB, PharmD, DNP, BSN, MSN, RN,
  LPN, USRN, PMP, CPA, CFA, FCA, ACA, ACCA, CIMA, CPIM, MRICS, FRICS, MICE, FICE, MIET, MCIPS, MCIPD, RIBA, CEng, IEng, P.Eng., PEng,
  Hons, Esq., Esq
`);

/** What somebody says of themselves right before their name in a Chinese sentence. */
export const selfNaming = list('本人, 我叫, 我是');
/** Those that nothing but a name stands behind, anywhere in a text. */
export const callingWords = list(
  '我叫, 我的名字叫, 我名叫, 本人叫, 本人名叫, 本人姓名, 全名, 全名叫, 大名, 大名叫, 本名',
);

/** Words of headers that no name holds, as whole words. */
export const noNameWords = list(`
  available, availability, immediately, contact, details, personal, information, references, address, phone, email,
  nationality, single, married, male, female, native, fluent, licence, license, confidential, summary, skills,
  experience, education, languages, management, learning, software, systems, service, services, development,
  communication, analysis, design, marketing, data, web, active, directory, microsoft, google, adobe, amazon,
  office, suite, professional, certified, hobbies, interests, objective, career, about, present, page, kingdom,
  states, republic, university, city, county, street, road, avenue, team, project, projects, the, and, with, for,
  in, open, to, work
`);

/** Words that begin names of places. */
export const placeOpeners = list(
  'San, Santa, Los, Las, New, Fort, Port, Mount, Lake, Saint, St., El, São, Rio, Salt, Palo, Kuala, Cape, Tel, North, South, East, West, Greater, Bad',
);

/** What job boards print right behind a name: whether somebody has a job and would take another one. */
export const jobStatuses = {
  state: list('在职，离职，在校，应届'),
  plan: list(
    '考虑机会，考虑更好的机会，考虑好的机会，随时到岗，月内到岗，一周内到岗，暂不考虑，暂无跳槽打算，正在找工作',
  ),
};
