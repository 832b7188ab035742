import { IconBrandGithub, IconBrandWechat, IconId } from '@tabler/icons-react';
import type { ProviderId } from '@verdant/contracts';

const icons: Record<ProviderId, typeof IconId> = { oidc: IconId, github: IconBrandGithub, wechat: IconBrandWechat };

/** The mark of another site that one signs in with; its name stands beside it. */
export function ProviderIcon({ id }: { id: ProviderId }) {
  const Icon = icons[id];
  return <Icon size={20} stroke={1.75} aria-hidden="true" />;
}
