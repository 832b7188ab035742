import { list } from '../match/list.ts';

/** What is measured at work: with a direction and without a value it says little. */
export const englishMeasures = list(`
  rate, rates, success rate, win rate, punctuality, satisfaction, productivity, efficiency, sales, turnover, revenue, takings, retention,
  engagement, attendance, accuracy, waste, downtime, throughput, output, costs, complaints, errors, scores, ratings, footfall, occupancy,
  response times, waiting times, lead times, conversion, click-through, traffic, followers, subscriptions, margins, yield, uptime
`);
export const chineseMeasures = list(`
  销量，销售额，营业额，业绩，产量，成本，能耗，工效，人效，效率，效果，满意度，客流，流量，阅读量，播放量，粉丝，产值，利润，损耗，投诉，差错，周转，收入，成绩
`);
