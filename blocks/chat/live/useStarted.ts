import Cookies from 'js-cookie';
import { useLayoutEffect } from 'react';
import type { ChatProps } from '../../../src/contracts/chat-props';
import type { Account } from '../views/Entry';

type Send = ( ...words: unknown[] ) => void;
type Analytics = Record< 'fbq' | 'ga' | 'gtag', Send | undefined >;

const NAME = 'Chat started';

/**
 * Says that a chat was started: to the site's own count, to other code as `vestibule:chat`, and to the services that the
 * owner switched on, after the visitor agreed to cookies. Never with the number.
 */
function reportStarted( island: HTMLElement, { countUrl, analytics }: ChatProps, { id, name }: Account ): void {
	const data = new FormData();
	data.append( 'account', String( id ) );
	navigator.sendBeacon?.( countUrl, data );
	island.dispatchEvent( new CustomEvent( 'vestibule:chat', { bubbles: true, detail: { account: id, name } } ) );
	// Under a newer version of the policy a choice of before is none.
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
 * Reports each chat that is started, also one that was started while this script was on its way: the loader passes that
 * one on.
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
		// eslint-disable-next-line react-hooks/exhaustive-deps -- What the server printed never changes.
	}, [] );
	return onOpen;
}
