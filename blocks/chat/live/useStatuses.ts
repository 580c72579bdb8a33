import { useEffect, useState } from 'react';
import type { ChatProps } from '../../../src/contracts/chat-props';
import { availability } from '../../../src/chat/availability';
import { nextText } from '../../../src/chat/next';
import { whenIdle } from '../../../src/islands/turns';

type Accounts = ChatProps[ 'accounts' ];

function statusesAt( now: number, { accounts, timezone, symbols, showsNext, words }: ChatProps ): Accounts {
	return accounts.map( ( account ) => {
		if ( ! account.working ) {
			return account;
		}
		const { isOnline, text, next } = availability( account.working, timezone, now, symbols );
		return {
			...account,
			isOnline,
			status: isOnline ? words.online : text,
			next: showsNext ? nextText( next, words ) : '',
		};
	} );
}

const MINUTE = 60_000;

/**
 * Returns the accounts with their current status and updates them every minute. The page may be cached or may have been
 * open for a long time (docs/chat.md).
 */
export function useStatuses( props: ChatProps ): Accounts {
	const [ accounts, setAccounts ] = useState( props.accounts );
	useEffect( () => {
		let isGone = false;
		const update = () => isGone || setAccounts( statusesAt( Date.now(), props ) );
		// Wait until the browser is idle, because the first use of a time zone is slow.
		void whenIdle().then( update );
		let timer = setTimeout(
			function again() {
				update();
				timer = setTimeout( again, MINUTE - ( Date.now() % MINUTE ) );
			},
			MINUTE - ( Date.now() % MINUTE )
		);
		document.addEventListener( 'visibilitychange', update );
		return () => {
			isGone = true;
			clearTimeout( timer );
			document.removeEventListener( 'visibilitychange', update );
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The server's props never change.
	}, [] );
	return accounts;
}
