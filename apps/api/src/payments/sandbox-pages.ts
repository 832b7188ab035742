import { Failure, type Language } from '@verdant/contracts';
import { yuan } from '@verdant/payments';
import type { Services } from '@verdant/server';
import { findOrder, queryProvider } from '@verdant/server/money';
import { paySandbox, sandboxPath } from '@verdant/server/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assertOwnOrigin } from '../http/own-origin.ts';
import { requestLanguage } from '../sentences/index.ts';

type Params = { orderNo: string };
const words: Record<Language, Record<'title' | 'note' | 'pay' | 'paid' | 'over' | 'order', string>> = {
  en: {
    title: 'Sandbox payment',
    note: 'No merchant is configured, so this page stands in for the payment app. No money moves.',
    pay: 'Pay',
    paid: 'Paid. You can go back to the other page.',
    over: 'This order is over. Ask for a new QR code.',
    order: 'Order',
  },
  zh: {
    title: '沙箱支付',
    note: '尚未配置商户，这个页面代替支付应用，不会产生真实扣款。',
    pay: '支付',
    paid: '已支付，可以回到原来的页面。',
    over: '订单已失效，请重新获取二维码。',
    order: '订单号',
  },
};

const STYLE =
  'body{font-family:Inter,"PingFang SC","Microsoft YaHei",sans-serif;color:#181d19;background:#f6f7f5;margin:0;display:grid;min-height:100vh;place-items:center}' +
  'main{background:#fff;border:1px solid #e3e6e2;border-radius:12px;padding:32px;width:min(320px,calc(100vw - 96px))}' +
  'h1{font-size:18px;margin:0 0 8px}p{color:#69706a;font-size:14px;line-height:1.6;margin:8px 0}strong{display:block;font-size:32px;margin:16px 0;font-variant-numeric:tabular-nums}' +
  'button{background:#1e7248;color:#fff;border:0;border-radius:8px;padding:12px;font:inherit;font-size:16px;width:100%;cursor:pointer}';

/** The page behind a sandbox QR code: the order and a pay button, without a script. Never mounted in production. */
export const sandboxPages = (services: Services) => async (app: FastifyInstance) => {
  // a form of this page posts nothing but its own address
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) => done(null, {}));
  const url = sandboxPath(':orderNo');
  const hidden = { schema: { hide: true } as object };

  const page = async (request: FastifyRequest) => {
    const { orderNo } = request.params as Params;
    const order = /^V\d{8,31}$/.test(orderNo) ? await findOrder(services.db, orderNo) : null;
    if (!order) throw new Failure('notFound');
    return { order, html: html(order, requestLanguage(request.headers['accept-language'])) };
  };

  app.get(url, hidden, async (request, reply) =>
    reply.type('text/html; charset=utf-8').send((await page(request)).html),
  );
  app.post(url, { ...hidden, bodyLimit: 1024 }, async (request, reply) => {
    assertOwnOrigin(request, new URL(services.config.publicUrl).origin);
    const { order } = await page(request);
    await paySandbox(services, order.orderNo).catch((error) => {
      if (!(error instanceof Failure) || error.error !== 'wrongState') throw error;
    });
    await queryProvider(services, order);
    return reply.redirect(sandboxPath(order.orderNo), 303);
  });
};

type Shown = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

function html({ orderNo, amountFen, state, channel }: Shown, language: Language): string {
  const say = words[language];
  const open = state === 'PENDING';
  const below = open
    ? `<form method="post"><button>${say.pay}</button></form>`
    : `<p>${state === 'EXPIRED' || state === 'CLOSED' ? say.over : say.paid}</p>`;
  return (
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    // without it the form would hide where it comes from, and be refused
    '<meta name="referrer" content="same-origin">' +
    `<title>${say.title}</title><style>${STYLE}</style><main><h1>${say.title} · ${channel}</h1><p>${say.note}</p>` +
    `<strong>¥${yuan(amountFen)}</strong><p>${say.order}<br>${orderNo}</p>${below}</main></html>`
  );
}
