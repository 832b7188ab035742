import { list } from '../match/list.ts';
import { chinese, maybe } from '../match/phrase.ts';

export const nameLabels = list(
  '姓名, 姓 名, 中文姓名, name, full name, name in full, candidate name, applicant name, candidate, applicant, name of candidate, name of applicant, first name(s) / surname(s), surname(s) / first name(s)',
);

/** Labels of forms that ask for the parts of a name one by one. */
export const namePartLabels = {
  family: list('surname, family name, last name, surname / family name, family name / surname, last name / surname'),
  given: list('first name, given name, given names, forename, forenames, first names'),
};

/** Labels before data of the person that is no contact data, and before the name. */
export const personalLabels = [
  // what a form asks beside them, in a row with other labels
  chinese('外语, 英语, 计算机, 微机, 普通话', '水平, 等级, 程度, 级别', maybe('及证书')),
  ...list(`
  姓名, 性别, 年龄, 民族, 籍贯, 政治面貌, 婚姻状况, 出生年月, 出生日期, 身高, 体重, 工作年限, 户口, 微信, QQ, name, candidate, applicant, candidate name, applicant name, gender, age, nationality,
  date of birth, marital status, birthday, surname, family name, last name, first name, given name, given names, forename, forenames,
  first names, middle name, preferred name, known as, full name, surname / family name, family name / surname, last name / surname,
  postcode, post code, postal code, zip code, postcode / zip code, sex, civil status, place of birth, height, weight, height / weight, religion, blood group,
  blood type, father's name, mother's name, spouse, next of kin, emergency contact, citizenship, passport no, driving licence,
  政治面目, 出生年月日, 出生时间, 生日, 婚姻, 婚姻情况, 婚育状况, 婚否, political status, native place, ethnic group, 紧急联系人, 户籍, 户籍地, 户籍所在地, 户口所在地, 老家, 血型, 健康状况, 宗教信仰, 生肖, 星座, 国籍, 证件号码, 英文名, 英文名字, 英文姓名,身份证号
`),
];

/** Before the code of a post office. */
export const postcodeLabels = list(
  'postcode, post code, postal code, zip code, zipcode, zip, postcode / zip code, eircode, pincode, pin code, 邮编, 邮政编码, 邮码',
);

/** What stands before a number by which something is filed: no number to call. */
export const filedNumbers = list(`
  编号, 证号, 证件号, 证件号码, 身份证, 身份证号, 身份证号码, 工号, 学号, 考号, 准考证号, 注册号, 执业证号, 会员号, 邮编, 邮政编码, 银行卡号, 账号,
  QQ, QQ号, ID, ref, reference, case, file, candidate, licence, license, registration, certificate, member, membership, PIN, NPI,
  passport, permit, roll, enrolment, enrollment, bar, badge, policy, announcement, zip, post code, postcode, box, ORCID, ResearcherID, Scopus, ISBN, ISSN, DOI
`);
