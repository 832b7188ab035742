const PAIRS =
  '⺁厂⺄乙⺅亻⺆冂⺇几⺈刀⺉刂⺊卜⺌小⺍小⺎兀⺏尢⺐尢⺑尢⺒巳⺓幺⺔彑⺕彐⺖忄⺗心⺘扌⺙攵⺛旡⺜日⺝月⺞歹⺟母⺠民⺡氵⺢水⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王⺪疋⺫目⺬示⺭礻⺮竹⺯糸⺰纟⺱网⺲罒⺳网⺴网⺵网⺶羊⺷羊⺸羊⺹耂⺺肀⺻聿⺼肉⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃西⻄西⻅见⻆角⻇角⻈讠⻉贝⻊足⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒长⻓长⻔门⻕阜⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞食⻟饣⻠饣⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫齐⻬齐⻭齿⻮齿⻯竜⻰龙⻱龟⻲龟⻳龟⼾户⾭青⿈黄';

/** One glyph for two characters in Noto Sans CJK (its cmap): a PDF may name the rare one where the common one was written. */
const SHARED_GLYPHS = '㫚曶㬵胶㬺幐㮣槩';

const pairs = (text: string): [string, string][] =>
  Array.from({ length: text.length / 2 }, (_, i) => [text[2 * i]!, text[2 * i + 1]!]);

/**
 * CJK radicals supplement (U+2E80–2EF3), which NFKC leaves alone, and the Kangxi radicals
 * that it turns into the older form → the character that Chinese documents mean; and rare characters that
 * share a glyph with the one that is meant.
 */
export const RADICALS: ReadonlyMap<string, string> = new Map([...pairs(PAIRS), ...pairs(SHARED_GLYPHS)]);
