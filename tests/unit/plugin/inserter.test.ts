/* @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Metadata {
	title: string;
	keywords?: string[];
}

const block = ( name: string ): Metadata =>
	JSON.parse( readFileSync( resolve( __dirname, `../../../blocks/${ name }/block.json` ), 'utf8' ) ) as Metadata;

/** The inserter searches titles and keywords for the typed text, so a plural is not found in its singular. */
test.each( [
	[ 'push-subscribe', [ 'notifications', 'subscribe', 'alerts' ] ],
	[ 'accordion', [ 'faqs', 'questions', 'collapse', 'toggle' ] ],
	[ 'tabs', [ 'tabbed', 'panels' ] ],
	[ 'modal', [ 'popups', 'pop-up', 'dialogs', 'lightbox' ] ],
	[ 'drawer', [ 'hamburger', 'off-canvas', 'menus', 'sidebar' ] ],
	[ 'carousel', [ 'slides', 'slider', 'testimonials', 'logos' ] ],
	[ 'cookie-choice', [ 'cookies', 'consent', 'gdpr', 'privacy' ] ],
	[ 'chat', [ 'whatsapp', 'messenger', 'live chat' ] ],
	[ 'chat-button', [ 'whatsapp', 'messenger' ] ],
	[ 'scroll-top', [ 'back to top', 'scroll', 'arrow' ] ],
	[ 'form', [ 'contact form', 'bookings', 'appointments', 'enquiries' ] ],
	[ 'booking', [ 'appointments', 'calendar', 'schedule', 'time slots' ] ],
	[ 'fields/appointment', [ 'calendar', 'bookings', 'time slots' ] ],
	[ 'fields/multi-select', [ 'dropdown', 'multiple choice' ] ],
] )( 'the block inserter finds %s by the words that people type', ( name, words ) => {
	const { title, keywords = [] } = block( name );
	const all = [ title, ...keywords ].join( ' ' ).toLowerCase();
	expect( words.filter( ( word ) => ! all.includes( word ) ) ).toEqual( [] );
} );
