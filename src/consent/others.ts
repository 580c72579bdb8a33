import type { Choice } from './choice';

declare global {
	interface Window {
		/** Function of the WP Consent API, if that plugin is active. */
		wp_set_consent?: ( kind: string, value: 'allow' | 'deny' ) => void;
		dataLayer?: unknown[];
	}
}

const KINDS = [ 'preferences', 'statistics', 'marketing' ];

/** Vestibule's category for each category of the WP Consent API. */
const API_KINDS: Record< string, string > = {
	preferences: 'preferences',
	statistics: 'statistics',
	'statistics-anonymous': 'statistics',
	marketing: 'marketing',
};

/** Signals of Google Consent Mode v2 for each category. */
const SIGNALS: Record< string, string[] > = {
	marketing: [ 'ad_storage', 'ad_user_data', 'ad_personalization' ],
	statistics: [ 'analytics_storage' ],
	preferences: [ 'functionality_storage', 'personalization_storage' ],
};

/** Passes a choice to the WP Consent API, and to Google Consent Mode if it is enabled. */
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
		// Google's scripts expect the `arguments` object, not an array.
		(
			( function () {
				// eslint-disable-next-line prefer-rest-params
				( window.dataLayer ??= [] ).push( arguments );
			} ) as ( ...values: unknown[] ) => void
		 )( 'consent', 'update', update );
	}
}
