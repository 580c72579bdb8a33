import type { ChatProps } from '../contracts/chat-props';

type Words = ChatProps[ 'words' ];
type Account = Pick< ChatProps[ 'accounts' ][ number ], 'name' | 'title' | 'isOnline' | 'status' | 'next' >;

const UNITS = { h: [ 'hour', 'hours' ], m: [ 'minute', 'minutes' ] } as const;

/** Such as "Back in 3 hours 56 minutes" for "Back in 3h 56m"; the owner's own units stay. */
const spelled = ( status: string, words: Words ): string =>
	status.replace( /\b(\d+)([hm])\b/g, ( _, count: string, unit: keyof typeof UNITS ) =>
		words[ UNITS[ unit ][ count === '1' ? 0 : 1 ] ].replace( '%s', count )
	);

/**
 * The link of an account in words: with pauses, state first, units spelled out, and what it opens. A reader would run
 * its parts together; `Site\Chat\View\View` says the same (tests/vectors/chat-spoken.json).
 */
export function spokenLink( account: Account, words: Words, opensInNewTab: boolean, label = '' ): string {
	const away = account.isOnline ? '' : spelled( account.status, words );
	const state = account.isOnline ? words.online : words.offline;
	const who = [ label, account.name, state, away, account.next ].filter( Boolean ).join( ', ' );
	return [ who, account.title, opensInNewTab ? words.opensInTab : words.opens ].filter( Boolean ).join( '. ' );
}
