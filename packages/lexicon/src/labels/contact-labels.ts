import { list } from '../match/list.ts';
import { chinese, maybe } from '../match/phrase.ts';

/** Labels before data of contact. */
export const contactLabels = {
  address: [
    chinese(maybe('现'), '居', maybe('住'), maybe('地'), maybe('址')),
    chinese('所在', '城市, 地'),
    chinese(maybe('现'), '居住, 居, 住, 所在', '地区, 区域'),
    ...list(`
      现住址, 现住, 现地址, 现居住址, 居住城市, 常住地, 常住地址, 联系地址, 通信地址, 所在城市, 坐标, 现在地, base, based, home address, current location, current address, residing in, postal address, 现居城, 现居市, 现居城市, 地址, 住址, 通讯地址, 家庭住址, 城市, address, location, based in, live in, lives in, lives, living in, lives at, city, residence, permanent address, present address, mailing address, residential address,
      city or municipality, city/municipality, town or city, city or town, town/city, city/town, town / city, city / town, correspondence address, address for communication, address for correspondence, contact address, street address, full address
    `),
  ],
  phone: [
    chinese('主要, 次要, 备用, 常用, 本人, 个人', '手机, 电话', maybe('号, 号码')),
    ...list(
      `电话, 手机, 手机号, 手机码, 手机号码, 联系电话, 联系方式, 移动电话, 行动电话, 联络电话, tel, phone, mobile, cell, telephone, t, m, p,
    mobile phone, mobile number, mobile no, phone number, phone no, cell phone, telephone number, contact number, contact no, tel no, whatsapp,
    mobile telephone, home telephone, work telephone, home phone, work phone, daytime telephone, evening telephone, mobile tel, home tel`,
    ),
  ],
  email: list(
    '邮箱, 电子邮箱, 电子邮件, QQ邮箱, QQ 邮箱, 常用邮箱, 联系邮箱, 个人邮箱, 邮箱地址, email, e-mail, email address, e-mail address, mail, e',
  ),
  link: list(`
    github, gitlab, gitee, blog, 博客, 个人博客, 个人主页, 个人网站, 主页, 网站, website, homepage, web, portfolio, linkedin, 领英, twitter, x,
    技术博客, 技术主页, 项目作品集, stackoverflow, stack overflow, 知乎, 掘金, kaggle, dribbble, behance, medium, leetcode,
    itch.io, 作品集, 个人作品集, 在线作品集, google scholar, researchgate
  `),
  school: list('学校, 院校, 毕业院校, 毕业学校, school, university'),
  degree: list('学历, 学位, 最高学历, degree'),
  major: list('专业, 所学专业, major'),
  graduated: [chinese('毕业', '时间, 日期, 年月, 年份, 年度')],
  certificates: [
    chinese('教师资格, 执业资格, 职业资格', maybe('证, 证书'), '种类, 类别, 名称'),
    chinese('专业技术', maybe('任职'), '资格', maybe('及执业资格, 及职业资格, 和执业资格, 证书')),
    ...list(
      '专业凭证, 专业证照, 证照, 职业资格, 执业资格, 职业资格证书, 执业资格证书, 资格证书, 持有证书, 所持证书, 所获证书, 专业资格, 职业技能证书, 技能证书, 其他证书, 证书, 执业证书, 资格证, 职业技能等级, 职业证照, certificates, certifications, licences, licenses, tickets',
    ),
  ],
};
