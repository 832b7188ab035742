import { Avatar } from '@mantine/core';
import type { User } from '@verdant/contracts';

type Props = { user: Pick<User, 'headimgurl' | 'name' | 'nickname' | 'email'>; size?: number };

/** The chosen picture, otherwise the first letter of the name on green. */
export const PersonMark = ({ user, size = 30 }: Props) => (
  <Avatar src={user.headimgurl} alt="" size={size} radius={999} color="bamboo" variant="filled">
    {[...(user.name || user.nickname || user.email)][0]?.toUpperCase()}
  </Avatar>
);
