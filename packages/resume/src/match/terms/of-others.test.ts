import { expect, test } from 'vitest';
import { isOfOthers } from './of-others.ts';

const of = (text: string, piece: string) => {
  const from = text.indexOf(piece);
  return isOfOthers(text, { from, to: from + piece.length });
};

test.each([
  ['Minutes that a trustee, a tenant and a surveyor can all read', 'tenant'],
  ['Explaining results to farmers and vets', 'vets'],
  ['能和业主、监理对接', '监理'],
  ['You must know Excel, as some of the ledgers are kept in Sage', 'Sage'],
  ["We'll put you through the First Aid course", 'First Aid'],
  ['a first aid certificate from St John Ambulance', 'St John Ambulance'],
  ['持住建厅核发的塔吊司机证', '住建厅'],
  ['另有两位摄影同事，你提需求', '摄影'],
  ['Mailchimp 由市场部负责', 'Mailchimp'],
  ['payroll is handled by an outside bureau', 'payroll'],
  ['刷墙我们有专门的师傅', '刷墙'],
  ['会计转行的也收', '会计'],
  ['VAT returns to HMRC and filing', 'HMRC'],
  ['our emergency work goes to the hospital down the road', 'emergency work'],
  ['No kit needed, we supply helmets and Makita drills', 'Makita drills'],
  ['公司配工作站和 Wacom', 'Wacom'],
  ['We are not licensed to sponsor visas', 'sponsor visas'],
  ['Sorry, cannot sponsor and no student visas', 'student visas'],
  ['夜班补贴按天算', '夜班'],
  ['Saturday premium of a fifth', 'Saturday'],
  ['Pasteuriser training is provided', 'Pasteuriser training'],
  ['a course provided during probation', 'probation'],
  ['上机培训由公司统一安排', '上机培训'],
  ['There is one apprentice, Tomasz, who is keen', 'Tomasz'],
  ['PIN from the council, or eligibility to register', 'eligibility to register'],
  ['You write real programs, not only shell glue', 'shell'],
  ['懂指针和内存，而不只是调库', '调库'],
  ['Four days, Wednesday to Saturday, about 40 hours', 'Saturday'],
  ['Valet parking they have someone for already', 'Valet parking'],
  ['We don’t expect a showreel, a website or an agent', 'agent'],
  ['Marine and aviation fitters, sorry, not this time', 'aviation fitters'],
])('in "%s" %s is nothing that is asked of the person', (text, piece) => {
  expect(of(text, piece)).toBe(true);
});

test.each([
  ['qualified surveyor with a car', 'surveyor'],
  ['a year as a carer', 'carer'],
  ['A car, as all of our clinics need a driver with tail-lift training', 'tail-lift training'],
  ['Excel is essential, as is SQL', 'SQL'],
  ['experience with an insurer', 'insurer'],
  ['会计三年以上', '会计'],
  ['持塔吊司机证', '塔吊司机证'],
  ['registered with the HCPC', 'HCPC'],
  ['有摄影团队管理经验', '摄影'],
  ['payroll for 300 people', 'payroll'],
  ['we do not consider drivers without a tachograph card', 'tachograph card'],
  ['You supply spare parts and know Makita drills', 'Makita drills'],
  ['能上夜班、会包装', '夜班'],
  ['Saturday mornings on the stall', 'Saturday'],
  ['a clean licence provided you drive', 'licence'],
  ['We cannot sponsor, so you need a work permit', 'work permit'],
  ['You know Docker, Kubernetes, who knows', 'Kubernetes'],
  ['You do not need a degree, but a welding ticket', 'welding ticket'],
  ['Full work rights, sorry we cannot sponsor', 'work rights'],
  ['eligibility to register with the council', 'eligibility to register'],
])('in "%s" %s is', (text, piece) => {
  expect(of(text, piece)).toBe(false);
});
