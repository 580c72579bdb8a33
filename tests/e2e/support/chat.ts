import type { BrowserContext, Locator, Page } from '@playwright/test';

/**
 * Chat settings of a test, which override those of the site, and accounts, which replace them
 * (tools/wordpress/mu-plugins/test-chat.php).
 */
export interface Asked {
	settings?: object;
	accounts?: object[];
}

/** Headers for `test.use` or one request. They include the headers of every browser test. */
export const asking = ( asked: Asked ): Record< string, string > => ( {
	'X-Test-Rate-Limits': 'off',
	'X-Test-Chat': Buffer.from( JSON.stringify( asked ) ).toString( 'base64' ),
} );

export const styles = ( options: object ): Asked[ 'settings' ] => ( { options: { styles: options } } );

const OFF = { isWorkingOnDay: 'OFF', workHours: [] };
export const DAYS = [ 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday' ] as const;
export const week = ( hours: Partial< Record< ( typeof DAYS )[ number ], [ string, string ][] > > ) =>
	Object.fromEntries(
		DAYS.map( ( day ) => {
			const slots = hours[ day ];
			return [
				day,
				slots
					? {
							isWorkingOnDay: 'ON',
							workHours: slots.map( ( [ startTime, endTime ] ) => ( { startTime, endTime } ) ),
						}
					: OFF,
			];
		} )
	);
export const ADA = { name: 'Ada', title: 'Front desk', number: '+49 30 23125 101' };
export const GRACE = {
	name: 'Grace',
	title: 'Courses',
	number: '+49 30 23125 102',
	isAlwaysAvailable: 'OFF',
	daysOfWeekWorking: week( {} ),
	dayOffsText: 'Away for the summer',
};

export const launcher = ( page: Page ): Locator => page.getByRole( 'button', { name: 'Need Help? Chat with us' } );
export const panel = ( page: Page ): Locator => page.getByRole( 'dialog', { name: 'Start a Conversation' } );
export const account = ( page: Page, name: string ): Locator => panel( page ).getByRole( 'link', { name } );
export const agreement = ( page: Page ): Locator => panel( page ).getByRole( 'checkbox' );

/** The cookie notice is at the foot of the page until a visitor answers. Most tests are about visitors who refused. */
export const refuse = ( context: BrowserContext, url: string | undefined ): Promise< void > =>
	context.addCookies( [ { name: 'cookie_notice_accepted', value: 'false', url: url ?? 'http://127.0.0.1:9400' } ] );

/** Answers requests of chat links, so that no test leaves this machine. Returns the opened URLs. */
export async function messenger( context: BrowserContext ): Promise< string[] > {
	const opened: string[] = [];
	await context.route( /^https:\/\/[a-z.]+\.whatsapp\.com\//, ( route ) => {
		opened.push( route.request().url() );
		return route.fulfill( { contentType: 'text/html', body: '<title>Chat</title>' } );
	} );
	return opened;
}

/** Resolves when the element with this ID has been hydrated. */
export const takenOver = ( page: Page, id = 'vestibule-chat' ): Promise< unknown > =>
	page.waitForFunction( ( name ) => document.getElementById( name )?.dataset.taken === 'yes', id );

/** Marks elements when they are hydrated. Must be called before the page is opened. */
export const mark = ( page: Page ): Promise< unknown > =>
	page.addInitScript( () => {
		document.addEventListener( 'vestibule:ready', ( { target } ) => {
			if ( target instanceof HTMLElement ) {
				target.dataset.taken = 'yes';
			}
		} );
	} );
