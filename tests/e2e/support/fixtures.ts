import { expect, test as base, type ConsoleMessage } from '@playwright/test';

interface Fixtures {
	/** Console messages that this test causes on purpose. */
	expectedConsole: RegExp[];
	/** Whether the cookie notice asks. By default, the visitor has refused before. */
	isAsked: boolean;
	hasChosen: void;
	quietBrowser: void;
}

/**
 * Checks whether the message reports a rejected submission (403, 409, 422 and others, docs/rest.md). Browsers log such
 * responses as errors, although the scripts work.
 */
function isRefusedCall( message: ConsoleMessage ): boolean {
	return (
		message.text().startsWith( 'Failed to load resource' ) && message.location().url.includes( '/admin-ajax.php' )
	);
}

/** Every browser test fails if a page throws or logs an error, whatever else the test asserts. */
export const test = base.extend< Fixtures >( {
	expectedConsole: [ [], { option: true } ],
	isAsked: [ false, { option: true } ],
	hasChosen: [
		async ( { context, baseURL, isAsked }, use ) => {
			if ( ! isAsked && baseURL ) {
				await context.addCookies( [ { name: 'cookie_notice_accepted', value: 'false', url: baseURL } ] );
			}
			await use();
		},
		{ auto: true },
	],
	quietBrowser: [
		async ( { context, expectedConsole }, use ) => {
			const complaints: string[] = [];
			context.on( 'weberror', ( thrown ) => complaints.push( String( thrown.error().stack ?? thrown.error() ) ) );
			context.on( 'console', ( message ) => {
				if ( message.type() === 'error' && ! isRefusedCall( message ) ) {
					complaints.push( `${ message.text() } (${ message.location().url })` );
				}
			} );
			await use();
			const unexpected = complaints.filter(
				( text ) => ! expectedConsole.some( ( known ) => known.test( text ) )
			);
			expect( unexpected, 'errors in the browser' ).toEqual( [] );
		},
		{ auto: true },
	],
} );

export { expect };
