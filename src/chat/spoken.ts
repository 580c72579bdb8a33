import type { ChatProps } from '../contracts/chat-props';

type Words = ChatProps[ 'words' ];
type Account = Pick< ChatProps[ 'accounts' ][ number ], 'name' | 'title' | 'isOnline' | 'status' | 'next' >;

const UNITS = { h: [ 'hour', 'hours' ], m: [ 'minute', 'minutes' ] } as const;

/**
 * Spells out units for screen readers: "Back in 3h 56m" becomes "Back in 3 hours 56 minutes". Custom units are not
 * changed.
 */
const spelled = ( status: string, words: Words ): string =>
	status.replace( /\b(\d+)([hm])\b/g, ( _, count: string, unit: keyof typeof UNITS ) =>
		words[ UNITS[ unit ][ count === '1' ? 0 : 1 ] ].replace( '%s', count )
	);

/**
 * Returns the label of an account's link for screen readers. The parts are separated by punctuation: first the state,
 * then the status with its units spelled out, and the action. `Site\Chat\View\View` returns the same text
 * (tests/vectors/chat-spoken.json).
 */
export function spokenLink( account: Account, words: Words, opensInNewTab: boolean, label = '' ): string {
	const away = account.isOnline ? '' : spelled( account.status, words );
	const state = account.isOnline ? words.online : words.offline;
	const who = [ label, account.name, state, away, account.next ].filter( Boolean ).join( ', ' );
	return [ who, account.title, opensInNewTab ? words.opensInTab : words.opens ].filter( Boolean ).join( '. ' );
}
