import type { ChatAccount } from '../../contracts/chat-account';
import { postOf } from '../kit/settings/post';
import { textOf } from '../kit/settings/typed';
import type { Draft } from './kind';

export const { Screen, useDraft, useSetting } = postOf< Draft >();

export const Text = textOf< Pick< ChatAccount, 'title' | 'willBeBackText' | 'dayOffsText' > >( useSetting );
