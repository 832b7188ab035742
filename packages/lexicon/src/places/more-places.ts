import { list } from '../match/list.ts';

/** Cities that only the reader asks for: no translation pairs, and none that is also a common word. */
export const moreCities = {
  en: list(`
    Birmingham, Manchester, Leeds, Liverpool, Sheffield, Bristol, Nottingham, Leicester, Coventry, Newcastle,
    Brighton, Southampton, Portsmouth, Plymouth, Norwich, Exeter, Oxford, Cambridge, Cardiff, Swansea, Belfast,
    Edinburgh, Glasgow, Aberdeen, Dundee, Inverness, Cork, Galway, Limerick, Lyon, Marseille, Toulouse, Bordeaux,
    Lille, Nantes, Strasbourg, Montpellier, Rennes, Grenoble, Hamburg, Cologne, Köln, Frankfurt, Stuttgart,
    Düsseldorf, Leipzig, Dresden, Hannover, Nuremberg, Nürnberg, Bremen, Bonn, Münster, Karlsruhe, Mannheim,
    Freiburg, Heidelberg, Aachen, München, Vienna, Wien, Graz, Salzburg, Linz, Innsbruck, Zürich, Geneva,
    Genève, Basel, Bern, Lausanne, Lugano, Brussels, Bruxelles, Ghent, Gent, Antwerp, Antwerpen, Bruges, Leuven,
    Liège, Rotterdam, Utrecht, Eindhoven, Groningen, Delft, Leiden, Maastricht, The Hague, Den Haag, Copenhagen,
    København, Aarhus, Odense, Oslo, Bergen, Trondheim, Gothenburg, Göteborg, Malmö, Uppsala, Helsinki, Espoo,
    Tampere, Turku, Tallinn, Riga, Vilnius, Warsaw, Warszawa, Kraków, Krakow, Wrocław, Gdańsk, Poznań, Prague,
    Praha, Brno, Bratislava, Budapest, Bucharest, Sofia, Belgrade, Zagreb, Ljubljana, Athens, Thessaloniki,
    Istanbul, Ankara, Izmir, Rome, Roma, Milan, Milano, Turin, Torino, Naples, Napoli, Bologna, Florence, Firenze,
    Genoa, Venice, Verona, Palermo, Lisbon, Lisboa, Porto, Coimbra, Valencia, Seville, Sevilla, Zaragoza, Málaga,
    Bilbao, Granada, Salamanca, Moscow, Kyiv, Kiev, Lviv, Minsk, Tbilisi, Yerevan, Baku, Almaty, Tel Aviv,
    Jerusalem, Haifa, Dubai, Abu Dhabi, Doha, Riyadh, Jeddah, Kuwait City, Manama, Muscat, Beirut, Amman, Cairo,
    Alexandria, Casablanca, Rabat, Tunis, Algiers, Lagos, Abuja, Accra, Nairobi, Mombasa, Kampala, Kigali,
    Addis Ababa, Johannesburg, Pretoria, Cape Town, Durban, Harare, Lusaka, Delhi, New Delhi, Gurgaon, Gurugram,
    Noida, Pune, Chennai, Hyderabad, Kolkata, Ahmedabad, Jaipur, Kochi, Lucknow, Chandigarh, Indore, Karachi,
    Lahore, Islamabad, Dhaka, Chittagong, Colombo, Kathmandu, Bangkok, Chiang Mai, Hanoi, Ho Chi Minh City,
    Da Nang, Kuala Lumpur, Penang, Johor Bahru, Jakarta, Bandung, Surabaya, Manila, Quezon City, Cebu, Seoul,
    Busan, Incheon, Daejeon, Osaka, Kyoto, Nagoya, Yokohama, Fukuoka, Sapporo, Kobe, Sendai, Hsinchu, Taichung,
    Tainan, Kaohsiung, Brisbane, Perth, Adelaide, Canberra, Hobart, Darwin, Gold Coast, Auckland, Wellington,
    Christchurch, Dunedin, Montreal, Montréal, Ottawa, Calgary, Edmonton, Winnipeg, Halifax, Quebec City,
    Mississauga, Kitchener, Saskatoon, Regina, San Diego, San Jose, Sacramento, Oakland, Fresno, Portland, Tacoma,
    Spokane, Boise, Salt Lake City, Denver, Boulder, Colorado Springs, Phoenix, Tucson, Albuquerque, Santa Fe,
    Las Vegas, Reno, Dallas, Houston, San Antonio, Fort Worth, El Paso, Oklahoma City, Tulsa, Kansas City,
    St. Louis, Omaha, Des Moines, Minneapolis, Saint Paul, Milwaukee, Detroit, Ann Arbor, Cleveland, Cincinnati,
    Indianapolis, Louisville, Nashville, Memphis, Atlanta, Savannah, Charlotte, Raleigh, Durham, Miami, Tampa,
    Orlando, Jacksonville, Tallahassee, New Orleans, Baton Rouge, Montgomery, Philadelphia, Pittsburgh, Baltimore,
    Washington DC, Washington D.C., Newark, Jersey City, Brooklyn, Buffalo, Rochester, Syracuse, Albany, Hartford,
    New Haven, Providence, Worcester, Anchorage, Honolulu, Mexico City, Ciudad de México, Guadalajara, Monterrey,
    Bogotá, Medellín, Cali, Lima, Quito, Caracas, Santiago, Buenos Aires, Córdoba, Rosario, Montevideo,
    Asunción, São Paulo, Rio de Janeiro, Belo Horizonte, Curitiba, Porto Alegre, Brasília, Recife, Salvador,
    Havana, San Juan, Kingston, Panama City, San José
  `),
  zh: list(`
    唐山，秦皇岛，邯郸，邢台，保定，张家口，承德，沧州，廊坊，衡水，大同，阳泉，长治，晋城，朔州，晋中，运城，忻州，
    临汾，吕梁，包头，乌海，赤峰，通辽，鄂尔多斯，呼伦贝尔，鞍山，抚顺，本溪，丹东，锦州，营口，阜新，辽阳，盘锦，
    铁岭，葫芦岛，四平，辽源，通化，白山，松原，延边，齐齐哈尔，鸡西，鹤岗，双鸭山，大庆，伊春，佳木斯，七台河，
    牡丹江，黑河，绥化，徐州，南通，连云港，淮安，盐城，扬州，镇江，泰州，宿迁，昆山，江阴，常熟，张家港，太仓，
    嘉兴，湖州，绍兴，金华，义乌，衢州，舟山，台州，丽水，慈溪，芜湖，蚌埠，淮南，马鞍山，淮北，铜陵，安庆，黄山，
    滁州，阜阳，六安，亳州，池州，宣城，莆田，三明，漳州，南平，龙岩，宁德，晋江，景德镇，萍乡，九江，新余，鹰潭，
    赣州，吉安，宜春，抚州，上饶，淄博，枣庄，东营，潍坊，济宁，泰安，日照，临沂，德州，聊城，滨州，菏泽，开封，
    洛阳，平顶山，安阳，鹤壁，新乡，焦作，濮阳，许昌，漯河，三门峡，南阳，商丘，信阳，周口，驻马店，黄石，十堰，
    宜昌，襄阳，鄂州，荆门，孝感，荆州，黄冈，咸宁，随州，恩施，株洲，湘潭，衡阳，邵阳，岳阳，常德，张家界，益阳，
    郴州，永州，怀化，娄底，湘西，韶关，汕头，江门，湛江，茂名，肇庆，惠州，梅州，汕尾，河源，阳江，清远，中山，
    潮州，揭阳，云浮，柳州，桂林，梧州，北海，防城港，钦州，贵港，玉林，百色，贺州，河池，来宾，崇左，三亚，儋州，
    自贡，攀枝花，泸州，德阳，绵阳，广元，遂宁，内江，乐山，南充，眉山，宜宾，广安，达州，雅安，巴中，资阳，六盘水，
    遵义，安顺，毕节，铜仁，曲靖，玉溪，保山，昭通，丽江，普洱，临沧，大理，楚雄，红河，西双版纳，日喀则，林芝，
    铜川，宝鸡，咸阳，渭南，延安，汉中，榆林，安康，商洛，嘉峪关，金昌，白银，天水，武威，张掖，平凉，酒泉，庆阳，
    定西，陇南，海东，石嘴山，吴忠，固原，中卫，克拉玛依，吐鲁番，哈密，喀什，和田，伊犁，石河子，雄安，雄安新区，
    浦东，浦东新区，滨海新区，高雄，台中，台南，新竹，新北，桃园，京都，大阪，首尔，釜山，曼谷，吉隆坡，雅加达，
    马尼拉，河内，胡志明市，迪拜，罗马，米兰，维也纳，日内瓦，布鲁塞尔，鹿特丹，哥本哈根，奥斯陆，赫尔辛基，华沙，
    布拉格，布达佩斯，莫斯科，里斯本，雅典，曼彻斯特，爱丁堡，伯明翰，利兹，汉堡，法兰克福，里昂，休斯顿，费城，
    亚特兰大，迈阿密，丹佛，底特律，圣何塞，圣地亚哥，华盛顿，蒙特利尔，渥太华，卡尔加里，布里斯班，珀斯，阿德莱德，
    堪培拉，奥克兰，惠灵顿
  `),
};

/** Countries beside those of `countries`. */
export const moreCountries = list(`
    Wales, Northern Ireland, Great Britain, Iceland, Luxembourg, Malta, Cyprus, Hungary, Romania, Bulgaria, Serbia,
    Croatia, Slovenia, Slovakia, Czechia, Estonia, Latvia, Lithuania, Belarus, Moldova, Albania, Bosnia,
    Montenegro, Georgia, Armenia, Azerbaijan, Kazakhstan, Uzbekistan, Mongolia, Nepal, Bangladesh, Sri Lanka,
    Myanmar, Cambodia, Laos, Brunei, Iran, Iraq, Lebanon, Jordan, Qatar, Kuwait, Bahrain, Oman, Saudi Arabia,
    United Arab Emirates, Morocco, Algeria, Tunisia, Ghana, Ethiopia, Uganda, Tanzania, Rwanda, Zambia, Zimbabwe,
    Botswana, Namibia, Senegal, Cameroon, Mauritius, Peru, Ecuador, Venezuela, Bolivia, Paraguay, Uruguay,
    Costa Rica, Panama, Guatemala, Cuba, Jamaica, Puerto Rico, Deutschland, Österreich, Schweiz, Suisse, España,
    Italia, Nederland, België, Belgique, Danmark, Norge, Sverige, Suomi, Polska, Brasil, México
  `);
