import Cookies from 'js-cookie';
import { useLayoutEffect } from 'react';
import type { ChatProps } from '../../../src/contracts/chat-props';
import type { Account } from '../views/Entry';

type Send = ( ...words: unknown[] ) => void;
type Analytics = Record< 'fbq' | 'ga' | 'gtag', Send | undefined >;

const NAME = 'Chat started';

/**
 * Reports that a chat was started: to the site's statistics, to other code with the event `vestibule:chat`, and to the
 * enabled analytics services if the visitor has accepted cookies. The phone number is never reported.
 */
function reportStarted( island: HTMLElement, { countUrl, analytics }: ChatProps, { id, name }: Account ): void {
	const data = new FormData();
	data.append( 'account', String( id ) );
	navigator.sendBeacon?.( countUrl, data );
	island.dispatchEvent( new CustomEvent( 'vestibule:chat', { bubbles: true, detail: { account: id, name } } ) );
	// Consent to an older version of the policy has become invalid.
	if ( Cookies.get( 'cookie_notice_accepted' ) !== 'true' || document.body.classList.contains( 'cookies-not-set' ) ) {
		return;
	}
	const { fbq, ga, gtag } = window as unknown as Analytics;
	if ( analytics.facebook ) {
		fbq?.( 'trackCustom', NAME, { account: name } );
	}
	if ( analytics.google ) {
		ga?.( 'send', 'event', 'Chat', NAME, name );
	}
	if ( analytics.ga4 ) {
		gtag?.( 'event', 'chat_started', { account: name } );
	}
}

/**
 * Returns a function that reports a started chat. Also reports chats that were started before this script loaded, for
 * which the loader dispatches an event.
 */
export function useStarted( island: HTMLElement, props: ChatProps ): ( account: Account ) => void {
	const onOpen = ( account: Account ) => reportStarted( island, props, account );
	useLayoutEffect( () => {
		const onFollowed = ( { target }: Event ) => {
			const href = target instanceof Element ? target.getAttribute( 'href' ) : null;
			const account = props.accounts.find( ( { links } ) => links.some( ( link ) => link.href === href ) );
			if ( account ) {
				onOpen( account );
			}
		};
		island.addEventListener( 'vestibule:followed', onFollowed );
		return () => island.removeEventListener( 'vestibule:followed', onFollowed );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The server's props never change.
	}, [] );
	return onOpen;
}
