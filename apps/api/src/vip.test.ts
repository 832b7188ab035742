import { randomUUID } from 'node:crypto';
import { takeQuota } from '@verdant/server/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let person: Client;
beforeAll(async () => {
  api = await createTestApi();
  person = await api.signUp('vip@example.com');
}, 60_000);
afterAll(() => api.close());

const zh = { 'accept-language': 'zh-CN' };

describe('what can be bought', () => {
  it('is shown to visitors in both languages, in yuan and described, with a cell for each level and ability', async () => {
    const { data } = await api.visitor.get('/vip/package/list');
    expect(data).toEqual([
      expect.objectContaining({
        packageName: 'Yearly',
        vipCode: 'YEAR',
        durationDay: 365,
        price: 198,
        salePrice: null,
      }),
      expect.objectContaining({ packageName: 'Monthly', vipCode: 'MONTH', durationDay: 30, price: 28 }),
    ]);
    expect((await api.visitor.get('/vip/package/list', {}, zh)).data[0].packageName).toBe('年度会员');
    const { vipInfoList, abilityInfoList, vipAbilityRelMap } = (await api.visitor.get('/vip/level/info', {}, zh)).data;
    for (const { vipCode } of vipInfoList) {
      for (const { code } of abilityInfoList)
        expect(vipAbilityRelMap[`${vipCode}_${code}`].vipAbilityRelDesc).toBeTruthy();
    }
    for (const { description } of [...vipInfoList, ...abilityInfoList]) expect(description).toMatch(/\p{Script=Han}/u);
    expect(vipAbilityRelMap.FREE_exports.vipAbilityRelDesc).toBe('始终免费');
    expect((await api.visitor.get('/vip/channel/list')).data).toEqual([
      { payChannel: 'WX', sandbox: true },
      { payChannel: 'ZFB', sandbox: true },
    ]);
  });

  it('is refused where the input is none', async () => {
    expect((await person.post('/vip/package/prePay', { packageId: 'gold', payChannel: 'WX' })).code).toBe(105);
    expect((await person.post('/vip/package/prePay', { packageId: 'year', payChannel: 'PP' })).code).toBe(100);
    expect((await person.post('/vip/package/pay/status', { orderNo: "V1' or 1=1" })).code).toBe(100);
    expect((await api.visitor.post('/vip/package/prePay', { packageId: 'year', payChannel: 'WX' })).code).toBe(103);
  });
});

describe('a quota that is used up', () => {
  it('is 101 with what renews when, and the page of benefits shows the same', async () => {
    const { resumeId } = (await person.post('/resume/manualAdd', { name: 'R', language: 'en' })).data;
    const userId = (await person.get('/current')).data.id;
    const take = { userId, ability: 'analyses' } as const;
    for (let i = 0; i < 20; i++) {
      await api.services.db.transaction((tx) => takeQuota(api.services, tx, { ...take, reference: randomUUID() }));
    }
    const refused = await person.post('/resume/analyze', { id: resumeId }, zh);
    expect([refused.status, refused.code, refused.errMsg]).toEqual([402, 101, '本月的次数已经用完']);
    expect(refused.data).toMatchObject({ ability: 'analyses', limit: 20 });
    const amounts = (await person.get('/user/vipAmount')).data;
    expect(amounts.find((row: { code: string }) => row.code === 'analyses')).toMatchObject({
      limit: 20,
      used: 20,
      left: 0,
      renewsAt: refused.data.renewsAt,
    });
    // with a job description it is a match, which has a quota of its own
    expect((await person.post('/resume/analyze', { id: resumeId, jobDescription: 'SQL' })).code).toBe(0);
  });
});

describe('the page behind a sandbox code', () => {
  it('shows the order, takes the press of its button from itself alone, and says when it is done', async () => {
    const { orderNo, qrCode } = (await person.post('/vip/package/prePay', { packageId: 'month', payChannel: 'ZFB' }))
      .data;
    const path = new URL(qrCode).pathname;
    const open = await api.app.inject({ url: path });
    expect(open.body).toContain(orderNo);
    expect(open.body).toContain('¥28.00');
    expect(open.body).toContain('<form method="post">');
    const press = (origin: string) =>
      api.app.inject({
        method: 'POST',
        url: path,
        payload: '',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await press('https://evil.example')).statusCode).toBe(403);
    expect((await press(api.services.config.publicUrl)).statusCode).toBe(303);
    expect((await api.app.inject({ url: path, headers: zh })).body).toContain('已支付');
    expect((await person.post('/vip/package/pay/status', { orderNo })).data.orderStatus).toBe('PAID');
    expect((await person.get('/user/info')).data).toMatchObject({ vipCode: 'MONTH', varified: true });
    expect((await api.app.inject({ url: '/api/dev/pay/V00000000000' })).statusCode).toBe(404);
    expect((await api.app.inject({ url: '/api/dev/pay/%3Cscript%3E' })).statusCode).toBe(404);
  });

  it('takes no notices where only the sandbox stands', async () => {
    for (const path of ['/api/pay/notify/wx', '/api/pay/notify/zfb']) {
      expect((await api.app.inject({ method: 'POST', url: path, payload: '{}' })).statusCode).toBe(404);
    }
  });
});

it('refuses a notice that is larger than any real one', async () => {
  const payload = 'x'.repeat(70_000);
  const headers = { 'content-type': 'application/json' };
  const { statusCode } = await api.app.inject({ method: 'POST', url: '/api/pay/notify/wx', payload, headers });
  expect(statusCode).toBe(413);
});
