import type { Choice } from './choice';

declare global {
	interface Window {
		/** Of the WP Consent API. */
		wp_set_consent?: ( kind: string, value: 'allow' | 'deny' ) => void;
		dataLayer?: unknown[];
	}
}

const KINDS = [ 'preferences', 'statistics', 'marketing' ];

/** Kinds of the WP Consent API, with ours. */
const API_KINDS: Record< string, string > = {
	preferences: 'preferences',
	statistics: 'statistics',
	'statistics-anonymous': 'statistics',
	marketing: 'marketing',
};

/** By kind, the signals of Google Consent Mode v2. */
const SIGNALS: Record< string, string[] > = {
	marketing: [ 'ad_storage', 'ad_user_data', 'ad_personalization' ],
	statistics: [ 'analytics_storage' ],
	preferences: [ 'functionality_storage', 'personalization_storage' ],
};

/** Notifies others who ask: the WP Consent API, and Google Consent Mode where the owner uses it. */
export function notifyOthers( choice: Choice, kinds: string[] | null, consentMode: boolean ): void {
	const isAllowed = ( kind: string ) => choice === 'accepted' && ( ! kinds || kinds.includes( kind ) );
	for ( const [ asked, kind ] of Object.entries( API_KINDS ) ) {
		window.wp_set_consent?.( asked, isAllowed( kind ) ? 'allow' : 'deny' );
	}
	window.wp_set_consent?.( 'functional', 'allow' );
	if ( consentMode ) {
		const update = Object.fromEntries(
			KINDS.flatMap( ( kind ) =>
				( SIGNALS[ kind ] ?? [] ).map( ( signal ) => [ signal, isAllowed( kind ) ? 'granted' : 'denied' ] )
			)
		);
		// Google's scripts read the arguments themselves, not a list.
		(
			( function () {
				// eslint-disable-next-line prefer-rest-params
				( window.dataLayer ??= [] ).push( arguments );
			} ) as ( ...values: unknown[] ) => void
		 )( 'consent', 'update', update );
	}
}
