import { list } from '../match/list.ts';

/** States and provinces abroad as two or three capitals behind a city: `Austin, TX`. */
export const stateCodes = list(`
  AK, AL, AR, AZ, CA, CO, CT, DC, DE, FL, GA, HI, IA, ID, IL, IN, KS, KY, LA, MA, MD, ME, MI, MN, MO, MS, MT, NC, ND, NE, NH, NJ,
  NM, NV, NY, OH, OK, OR, PA, RI, SC, SD, TN, TX, UT, VA, VT, WA, WI, WV, WY, ON, BC, QC, AB, MB, SK, NS, NB, NL, PE, NSW, VIC, QLD, TAS, ACT, NT
`);

export const countryCodes = list('UK, US, USA, UAE, NZ');

/** States that are written out behind a city or stand alone. */
export const states = list(`
  California, Washington, Texas, New York, Massachusetts, Alabama, Alaska, Arizona, Arkansas, Colorado, Connecticut, Delaware, Florida, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland,
  Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota,
  Tennessee, Utah, Vermont, Virginia, West Virginia, Wisconsin, Wyoming, Ontario, Quebec, Québec, British Columbia, Alberta, Manitoba, Saskatchewan, Nova Scotia, New Brunswick, Newfoundland, New South Wales, Queensland,
  Tasmania, South Australia, Western Australia, Bavaria, Bayern, Hessen, Sachsen, Catalonia, Lombardy, Tuscany, Kent, Surrey, Essex, Sussex, Hampshire, Oxfordshire, Cambridgeshire, Yorkshire, Lancashire, Cheshire, Devon, Cornwall,
  Somerset, Dorset, Wiltshire, Gloucestershire, Herefordshire, Worcestershire, Warwickshire, Shropshire, Staffordshire, Derbyshire, Nottinghamshire, Leicestershire, Lincolnshire, Northamptonshire, Rutland, Norfolk, Suffolk,
  Hertfordshire, Bedfordshire, Buckinghamshire, Berkshire, East Sussex, West Sussex, North Yorkshire, South Yorkshire, West Yorkshire, East Yorkshire, West Midlands, Merseyside, Greater Manchester, Cumbria, Northumberland,
  Tyne and Wear, County Durham, Isle of Wight, Aberdeenshire, Ayrshire, Fife, Lanarkshire, Perthshire, Gwynedd, Powys, Pembrokeshire, Carmarthenshire, Monmouthshire, County Antrim, County Armagh, County Down, County Tyrone,
  Maharashtra, Karnataka, Kerala, Tamil Nadu, Telangana, Gujarat, Punjab, Guangdong, Jiangsu, Zhejiang, Sichuan, Hubei, Hunan, Fujian, Shandong, Henan, Hebei, Shaanxi, Anhui, Yunnan
`);
