import Cookies from 'js-cookie';
import type { ChatProps } from '../../../src/contracts/chat-props';
import type { Account } from '../views/Entry';

type Tell = ( ...words: unknown[] ) => void;
type Analytics = Record< 'fbq' | 'ga' | 'gtag', Tell | undefined >;

const NAME = 'Chat started';

/**
 * Says that a chat was started: to the site's own count, to other code as `vestibule:chat`, and to the services that the
 * owner switched on, after the visitor agreed to cookies. Never with the number.
 */
export function begun( island: HTMLElement, { countUrl, analytics }: ChatProps, { id, name }: Account ): void {
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
