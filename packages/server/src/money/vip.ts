import type { InLanguage, Language, UserInfo, VipAmount, VipLevelInfo, VipPackage } from '@verdant/contracts';
import { inYuan } from '@verdant/payments';
import { localized } from '@verdant/resume';
import { and, count, eq } from 'drizzle-orm';
import { unreadMessages } from '../people/messages.ts';
import type { SignedIn } from '../people/sessions.ts';
import { showUser } from '../people/users.ts';
import { archives, usage } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { type Ability, abilities, levelName, levels, limitOf, type Package, packages } from './catalogue.ts';
import { keptResumes } from './kept/kept-resumes.ts';
import { MEGABYTE, storedBytes } from './kept/stored-bytes.ts';
import { levelOf, membershipOf } from './membership.ts';
import { periodEnd, periodStart } from './quota-period.ts';

export const listPackages = (language: Language): VipPackage[] =>
  (localized([...packages], language) as InLanguage<Package[]>).map(({ price, salePrice, fakePrice, ...one }) => ({
    ...one,
    price: inYuan(price),
    salePrice: salePrice === null ? null : inYuan(salePrice),
    ...(fakePrice !== undefined && { fakePrice: inYuan(fakePrice) }),
  }));

const noLimit: Record<Language, string> = { en: 'No limit', zh: '不限' };

function describe(ability: Ability, vipCode: (typeof levels)[number]['vipCode'], language: Language): string {
  if (ability.measure === 'described') return ability.text[vipCode][language];
  return String(ability.limits[vipCode] ?? noLimit[language]);
}

export function levelInfo(language: Language): VipLevelInfo {
  const cells = levels.flatMap(({ vipCode }) =>
    abilities.map((ability) => [
      `${vipCode}_${ability.code}`,
      { vipAbilityRelDesc: describe(ability, vipCode, language) },
    ]),
  );
  return {
    vipInfoList: levels.map(({ vipCode, vipName, description }) => ({
      id: vipCode,
      vipCode,
      vipName: vipName[language],
      description: description[language],
    })),
    abilityInfoList: abilities.map(({ code, name, description }) => ({
      id: code,
      code,
      name: name[language],
      description: description[language],
    })),
    vipAbilityRelMap: Object.fromEntries(cells),
  };
}

export async function userInfo(services: Services, { user }: SignedIn, language: Language): Promise<UserInfo> {
  const [shown, { vipCode, expiresAt }, unread] = await Promise.all([
    showUser(services, user),
    membershipOf(services, services.db, user.id),
    unreadMessages(services.db, user.id),
  ]);
  const { id, name, username, nickname, email, headimgurl, createdAt } = shown;
  return {
    id,
    name,
    username,
    nickname,
    email,
    headimgurl,
    active: user.active,
    createdAt,
    vipCode,
    vipName: levelName(vipCode)[language],
    varified: vipCode !== 'FREE',
    expiresAt: expiresAt?.toISOString() ?? null,
    unreadMessages: unread,
  };
}

/** What is left of each ability that has a number, and when it begins anew. */
export async function vipAmount(services: Services, userId: string, language: Language): Promise<VipAmount[]> {
  const { db, now } = services;
  const level = await levelOf(services, db, userId);
  const used = await db
    .select()
    .from(usage)
    .where(and(eq(usage.userId, userId), eq(usage.periodStart, periodStart(now()))));
  const kept = {
    resumes: await keptResumes(db, userId),
    storage: Math.ceil((await storedBytes(db, userId)) / MEGABYTE),
    archives: (await db.select({ n: count() }).from(archives).where(eq(archives.userId, userId)))[0]!.n,
  };
  const usedOf = (ability: Ability): number | null => {
    if (ability.measure === 'monthly') return used.find((row) => row.ability === ability.code)?.used ?? 0;
    return ability.measure === 'kept' ? kept[ability.code as keyof typeof kept] : null;
  };
  return abilities.flatMap((ability) => {
    if (ability.measure === 'described') return [];
    const limit = limitOf(level, ability.code);
    const count = usedOf(ability);
    const left = limit === null || count === null ? limit : Math.max(0, limit - count);
    const renewsAt = ability.measure === 'monthly' ? periodEnd(now()).toISOString() : null;
    return [{ code: ability.code, name: ability.name[language], limit, used: count, left, renewsAt }];
  });
}
