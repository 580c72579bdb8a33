import type { ChatAccount } from '../../contracts/chat-account';
import { postOf } from '../kit/post';
import { textOf } from '../kit/typed';
import type { Draft } from './kind';

export const { Screen, useDraft, useSetting } = postOf< Draft >();

export const Text = textOf< Pick< ChatAccount, 'title' | 'willBeBackText' | 'dayOffsText' > >( useSetting );
