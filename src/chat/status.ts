import type { ChatProps } from '../contracts/chat-props';
import { availability } from './availability';
import { nextText } from './next';

type Account = ChatProps[ 'accounts' ][ number ];
type StatusProps = Pick< ChatProps, 'timezone' | 'symbols' | 'showsNext' | 'words' >;

/** Returns the account with its status at an instant in milliseconds, in the format of the page. */
export function withStatus(
	account: Account,
	{ timezone, symbols, showsNext, words }: StatusProps,
	now: number
): Account {
	if ( account.working === null ) {
		return { ...account, isOnline: true, status: words.online, next: '' };
	}
	const { isOnline, text, next } = availability( account.working, timezone, now, symbols );
	return {
		...account,
		isOnline,
		status: isOnline ? words.online : text,
		next: showsNext ? nextText( next, words ) : '',
	};
}
