import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { isLocation } from '../../values/locations.ts';
import { readContact } from '../contact.ts';
import { withPairs } from '../pairs.ts';
import { residenceIn } from './is-address.ts';
import { withWholeAddress } from './stacked-address.ts';
import { toldResidence } from './told-residence.ts';

const addressIn = (text: string): string => readContact(linesOf(text), [], 'Ada Bell').basics.address;

test.each([
  'Ghent',
  'Boise, Idaho',
  'Hobart TAS 7000',
  'Leeds LS1 4AB',
  '75011 Paris',
  '1017 AB Amsterdam',
  'SE-111 22 Stockholm',
  'Toronto, ON M5V 2T6',
  'Tarn Bay, Tasmania',
  'Ostrava, Czechia',
  'Austin, TX 78701, USA',
  'St. Louis, MO',
  'Newcastle upon Tyne, UK',
  '无锡·滨湖',
  '江苏/无锡/滨湖',
  '江苏省 昆山市',
  '浙江省杭州市西湖区',
  '四川-绵阳',
  '昆山',
  '湖南省浏阳市',
  'Didcot, Oxfordshire',
  'San Jose',
  'Bogotá, Colombia',
  'Mill House, by Tarn, Fife KY9 1AB',
  '5 Lot Road, Taman Tarn, 81200 Tarn Bay, Tarn Darul',
  '3 Harbour Wynd, Tarn Bay',
  '12/4 Quarry Loan, Tarn, Fife',
])('%s is a place', (text) => {
  expect(isLocation(text)).toBe(true);
});

test.each([
  'Night Baker',
  '社区',
  '超市',
  '客户服务',
  'Excel 2016',
  'Harbour Mill',
  'Sales, Marketing',
  '项目管理·产品设计',
  'GPA 3.8',
])('%s is none', (text) => {
  expect(isLocation(text)).toBe(false);
});

test.each([
  ['Ada Bell\nada@example.com | Ghent | 555 010 0100', 'Ghent'],
  ['Ada Bell\nada@example.com | Tarn Bay | 555 010 0100', 'Tarn Bay'],
  ['Ada Bell\n555 010 0100 • Ormskell, Westmark • ada@example.com', 'Ormskell, Westmark'],
  ['Ada Bell\n现居杭州 | 13800000000 | ada@example.com', '杭州'],
  ['Ada Bell\n现住址：无锡市滨湖区\n13800000000', '无锡市滨湖区'],
  ['Ada Bell\n坐标：成都\n13800000000', '成都'],
  ['Ada Bell\n坐标：成都，可接受外派\n13800000000', '成都'],
  ['Ada Bell\nBased in Ghent, Belgium\nada@example.com', 'Ghent, Belgium'],
  ['Ada Bell\n所在城市：昆山  电话：13800000000', '昆山'],
  ['Ada Bell\nNight Baker | ada@example.com | 555 010 0100', ''],
  ['Ada Bell\nLocation: Tarn Bay\nada@example.com', 'Tarn Bay'],
  ['户籍地：山东潍坊\n通讯地址：无锡市滨湖区望湖路 8 号\n13800000000', '无锡市滨湖区望湖路 8 号'],
  ['山东潍坊\n现居地：无锡市滨湖区\n13800000000', '无锡市滨湖区'],
  ['☎ 13800000000 ✉ ada@example.com ◎ 江苏无锡滨湖区', '江苏无锡滨湖区'],
  ['⌂ Brgy. San Roque, Tarn City,\nPhilippines\nada@example.com', 'Brgy. San Roque, Tarn City, Philippines'],
  [
    'Address for communication: Plot No. 4, Hill Vihar, New Delhi - 110001',
    'Plot No. 4, Hill Vihar, New Delhi - 110001',
  ],
])('%s: %s', (text, address) => {
  expect(addressIn(text)).toBe(address);
});

// written after the rules, to see what they do with lines that nobody looked at
test.each([
  ['Ada Bell\n13800000000 | 苏州·吴中 | ada@example.com', '苏州·吴中'],
  ['Ada Bell\nOstrava Nord, Czechia\nada@example.com', 'Ostrava Nord, Czechia'],
  ['Ada Bell\n4053 Basel, Switzerland | ada@example.com', '4053 Basel, Switzerland'],
  ['Ada Bell\nBrook Green, Devon\n555 010 0100', 'Brook Green, Devon'],
  ['Ada Bell\n居住地：广东省/中山市\n13800000000', '广东省/中山市'],
  ['Ada Bell\nBase: 深圳\n13800000000', '深圳'],
  ['Ada Bell\nTarn, WA 98101\nada@example.com', 'Tarn, WA 98101'],
  ['Ada Bell\nMarried | Belgian | ada@example.com | Vexley', ''],
  ['Ada Bell\nada@example.com, 555 010 0100, Cork, Ireland', 'Cork, Ireland'],
  ['Ada Bell\n河北省保定市 13800000000', '河北省保定市'],
  ['Ada Bell\nSydney NSW 2000, Australia\nada@example.com', 'Sydney NSW 2000, Australia'],
  ['Ada Bell\n现居地：重庆市渝北区 电话：13800000000', '重庆市渝北区'],
  ['Ada Bell\nRio de Janeiro, Brazil\nada@example.com', 'Rio de Janeiro, Brazil'],
  ['Ada Bell\n14 Mill Lane, Leeds LS1 4AB\nada@example.com', '14 Mill Lane, Leeds LS1 4AB'],
  ['Ada Bell\nPastry | Chocolate | ada@example.com', ''],
])('fresh: %s: %s', (text, address) => {
  expect(addressIn(text)).toBe(address);
});

test.each([
  ['Ada Bell\nAddress\nAl Tarn, Doha, Qatar\nE-mail\nada@example.com', 'Al Tarn, Doha, Qatar'],
  ['Ada Bell\n14, Mill Pond Road, Tarn, Tarn State.\nada@example.com', '14, Mill Pond Road, Tarn, Tarn State.'],
  [
    'Ada Bell\nBlk 7 Rosal Subd., Brgy. Tarn, Tarn City 6000, Philippines',
    'Blk 7 Rosal Subd., Brgy. Tarn, Tarn City 6000, Philippines',
  ],
  [
    'Ada Bell\nAddress: Rua do Lago 31, 2.º Esq., 2810-000 Tarn, Portugal',
    'Rua do Lago 31, 2.º Esq., 2810-000 Tarn, Portugal',
  ],
  ['文竹\n电话 13800000000 ∕ 2005.01 ∕ 山东潍坊', '山东潍坊'],
  ['文竹\n现 居 地：江苏无锡\n电话：13800000000', '江苏无锡'],
  ['文竹\n现居：厦门，可到福州、杭州\n电话：13800000000', '厦门'],
  ['文竹\n电话：13800000000 | 厦门，可接受外派', '厦门'],
])('a label above it, its number, code or wishes: %s', (text, address) => {
  expect(addressIn(text)).toBe(address);
});

test.each([
  ['宁波 · 海曙（可外派）', '宁波 · 海曙'],
  ['Unit 19 – 36 Mill Cres, Toronto, ON M5V 2T6 ♦ C: 416-555-0172', 'Unit 19 – 36 Mill Cres, Toronto, ON M5V 2T6'],
  ['12 Mill Lane, Keighley BD21 9QT Tel 07700 900618 ada.bell@example.com', '12 Mill Lane, Keighley BD21 9QT'],
  ['P.O. Box 00-50200 Bungoma | ada.bell@example.com', 'P.O. Box 00-50200 Bungoma'],
  ['3 Harbour Wynd, Tarn Bay ada.bell@example.com 01632 960 774', '3 Harbour Wynd, Tarn Bay'],
])('an address beside other data: %s', (text, address) => {
  expect(addressIn(text)).toBe(address);
});

test('the label of the next cell at the end of one', () => {
  const lines = withPairs(linesOf('电话\t13800000000 住 址\t无锡市滨湖区太湖路'));
  expect(readContact(lines, [], '').basics).toMatchObject({ phone: '13800000000', address: '无锡市滨湖区太湖路' });
});

test('a street, its town and the postal code under each other are one address', () => {
  const lines = withWholeAddress(linesOf('12 Mill Close\nTarnby\nMuch-on-Tarn\nTS17 9QX\n07700 900318'));
  expect(lines.map(({ text }) => text)).toEqual(['12 Mill Close Tarnby Much-on-Tarn TS17 9QX', '07700 900318']);
  const apart = linesOf('12 Mill Close\nNight Baker\nTS17 9QX');
  expect(withWholeAddress(apart)).toEqual(apart);
});

test.each([
  ['王桐，男，现住浙江玉环，手机见下。', '浙江玉环'],
  ['身体健康，现居松林市湖东区云岭。', '松林市湖东区云岭'],
  ['现住得很好，无不良嗜好。', ''],
])('%s: where somebody lives is told in a sentence', (text, place) => {
  expect(residenceIn(text)).toBe(place);
});

test.each([
  ['我叫林晓，今年四十岁，现在住在成都金牛那边，电话如下。', '成都金牛'],
  ['我现在人在西安雁塔这边住着，做过八年厨师。', '西安雁塔'],
  ['老家是河南的，在杭州做月嫂。', ''],
  ['公司位于杭州滨江，我负责采购。', ''],
])('where somebody lives, told in %s', (text, place) => {
  expect(toldResidence(linesOf(text))).toBe(place);
});
