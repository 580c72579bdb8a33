/** Main paths of a visitor with a screen reader: actions, expected announcements and forbidden announcements. */

/** @typedef {import('./listener.mjs').Listener} Listener */

const SEND = 'form[data-form_id] [type="submit"]';
const DAY = '[role="grid"] button[data-date]';
const TIME = 'button[data-start], input[type="radio"][data-start]';

/**
 * @param {string}   said  Complete speech, with " | " between utterances.
 * @param {RegExp[]} wants Expected announcements, in order.
 * @param {RegExp}   never
 */
function expectSaid( said, wants, never ) {
	let rest = said;
	for ( const wanted of wants ) {
		const at = rest.search( wanted );
		if ( at < 0 ) {
			throw new Error( `${ wanted } is not said here: "${ said }"` );
		}
		rest = rest.slice( at );
	}
	if ( never?.test( said ) ) {
		throw new Error( `${ never } is said: "${ said }"` );
	}
}

/**
 * Runs an action, waits for the last expected announcement, and checks all speech.
 *
 * @param {Listener}                listener
 * @param {() => Promise<unknown>} act
 * @param {RegExp[]}                wants
 * @param {RegExp}                  never
 */
async function hears( listener, act, wants, never = /(?!)/ ) {
	await act();
	expectSaid( await listener.until( wants.at( -1 ) ), wants, never );
}

async function page( listener ) {
	expectSaid( await listener.open( '/contact/' ), [
		/Contact – Lindenbogen Institute/,
		/Page has \d+ landmarks, \d+ headings/,
	] );
}

async function field( listener ) {
	await listener.open( '/contact/' );
	await hears(
		listener,
		() => listener.goTo( '[name="names[first_name]"]' ),
		[ /Name panel/, /First name \(required\) entry required/ ],
		/invalid/
	);
}

async function halfFilled( listener ) {
	await listener.open( '/contact/' );
	await listener.goTo( '[name="email"]' );
	await listener.type( 'ada@' );
	await hears( listener, () => listener.press( 'Tab' ), [ /Country \(required\)/ ], /problem|valid email/ );
	await hears( listener, () => listener.press( 'shift+Tab' ), [
		/Email \(required\) entry .*required/,
		/must contain a valid email/,
	] );
}

async function refused( listener ) {
	await listener.open( '/contact/' );
	await listener.goTo( SEND );
	await hears(
		listener,
		() => listener.press( 'Return' ),
		[ /First name \(required\) entry required/, /This field is required/, /There is a problem: 10 fields/ ],
		/Sending|Data protection/
	);
}

async function stepsAndSent( listener ) {
	await listener.open( '/book/' );
	await listener.run( waitFor, TIME );
	await listener.goTo( `:is( ${ TIME } )[tabindex="0"]` );
	await hears( listener, () => listener.press( 'space' ), [ /selected|checked/ ], /Step 2/ );
	await listener.goTo( '[data-go="next"]' );
	await hears(
		listener,
		() => listener.press( 'Return' ),
		[ /Step 2 of 2 – Your details heading level 2/ ],
		/Step 2 of 2.*\|.*Step 2 of 2|percent/
	);
	for ( const [ name, text ] of [
		[ 'names[first_name]', 'Ada' ],
		[ 'names[last_name]', 'Lovelace' ],
		[ 'email', 'ada@example.org' ],
	] ) {
		await listener.goTo( `[name="${ name }"]` );
		await listener.type( text );
	}
	await listener.goTo( '[name="gdpr-agreement"]:not( [type="hidden"] )' );
	await listener.press( 'space' );
	await listener.goTo( SEND );
	await hears( listener, () => listener.press( 'Return' ), [ /You’re booked\. heading level 2/ ], /statusbar/ );
}

async function result( listener ) {
	await listener.open( '/imprint/?fields=typed' );
	await listener.goTo( '[name="guests"]' );
	await hears( listener, () => listener.type( '12' ), [ /Total: 120/ ], /Total: 120.*Total: 120/ );
}

/**
 * Opens a dialog by keyboard and closes it. Checks the focus of its heading in the page, because Orca 43 announces the
 * heading only about every second time: Firefox may remove the button from the accessibility tree first.
 */
async function dialog( listener, opener, heading, wants ) {
	await listener.goTo( opener );
	await listener.press( 'Return' );
	await listener.run( waitFor, `dialog[open] ${ heading }:focus` );
	await hears( listener, () => listener.press( 'Escape' ), wants );
}

async function modal( listener ) {
	await listener.open( '/showcase/' );
	await dialog( listener, '[commandfor="showcase-directions"][command="show-modal"]', 'h4', [
		/How to find us (push button|link)/,
	] );
}

async function drawer( listener ) {
	await listener.resize( 500 );
	await listener.open( '/' );
	await dialog( listener, '[commandfor="drawer-menu"][command="show-modal"]', 'h2', [ /Menu .*button/ ] );
	await listener.resize( 1280 );
}

async function notice( listener ) {
	await listener.open( '/visiting-the-institute/' );
	await hears( listener, () => listener.goTo( '#vestibule-notice [value="refuse"]' ), [
		/Cookies/,
		/Refuse push button/,
	] );
	await hears( listener, () => listener.press( 'Return' ), [
		/You refused cookies\. You can change this with the button “Change cookie choice”/,
	] );
	await listener.goTo( '.vestibule-notice-control [value="revoke"]' );
	await hears( listener, () => listener.press( 'Return' ), [
		/Cookies/,
		/This site uses non-essential cookies.* You refused cookies/,
	] );
}

async function reply( listener ) {
	await listener.open( '/visiting-the-institute/' );
	await listener.goTo( '.comment-reply-link' );
	await hears(
		listener,
		() => listener.press( 'Return' ),
		[ /Comment \(required\) entry required/, /Reply to \S+/ ],
		/required\. \| invalid|Cancel reply/
	);
	await listener.goTo( '#cancel-comment-reply-link' );
	await hears( listener, () => listener.press( 'Return' ), [ /Reply.* link/ ] );
}

async function chat( listener ) {
	const launcher = '#vestibule-chat [aria-haspopup="dialog"]';
	await listener.open( '/' );
	await listener.goTo( launcher );
	await hears( listener, () => listener.press( 'Return' ), [ /Start a Conversation/, /Choose whom to write to/ ] );
	await listener.press( 'Tab' );
	await hears(
		listener,
		() => listener.press( 'Tab' ),
		[ /[^.|]+, (Online|Offline)\b[^|]*\. Opens WhatsApp in a new tab link/ ],
		/\d[hm]\b/
	);
	await hears( listener, () => listener.press( 'Escape' ), [ /collapsed|push button/ ] );
}

async function tabs( listener ) {
	await listener.open( '/showcase/' );
	await hears( listener, () => listener.goTo( '[data-island="tabs"] [role="tab"][aria-selected="true"]' ), [
		/page tab/,
	] );
	await hears( listener, () => listener.press( 'Right' ), [ /page tab/ ] );
}

async function accordion( listener ) {
	await listener.open( '/showcase/' );
	await listener.goTo( '[data-island="accordion"] summary' );
	await hears( listener, () => listener.press( 'Return' ), [ /expanded|collapsed/ ] );
	await listener.goTo( '.vestibule-accordion__button' );
	await hears( listener, () => listener.press( 'Return' ), [ /All sections are open/ ] );
}

async function topics( listener ) {
	await listener.open( '/contact/' );
	await hears( listener, () => listener.goTo( '[role="combobox"][id*="multi_select"]' ), [
		/Topics \(required\)/,
		/Choose up to three/,
	] );
	await hears( listener, () => listener.press( 'Down' ), [ /Courses and seminars/ ] );
}

async function calendar( listener ) {
	await listener.open( '/contact/' );
	await listener.run( ( day ) => document.querySelector( day )?.scrollIntoView(), '[data-field^="fcal"]' );
	await listener.run( waitFor, DAY );
	await hears( listener, () => listener.goTo( `${ DAY }[tabindex="0"]` ), [
		/table with \d rows 7 columns/,
		/20\d\d/,
	] );
}

async function anotherMonth( listener ) {
	await listener.open( '/contact/' );
	await listener.run( waitFor, DAY );
	await listener.goTo( `${ DAY }[tabindex="0"]` );
	// The second month was not loaded before.
	await listener.press( 'Next' );
	await listener.run( waitFor, DAY );
	await hears(
		listener,
		() => listener.press( 'Next' ),
		[ /day \d+ \w+ 20\d\d, (available times: \d+|not available)/ ],
		// After an unavailable day, the screen reader also announces the selected day.
		/(^|\| )\d\d?\. \||(\w+day \d+ \w+ 20\d\d).*\2/
	);
}

/** Waits until an element exists and the page is not busy. Runs in the page. */
async function waitFor( selector ) {
	while ( ! document.querySelector( selector ) || document.querySelector( '[aria-busy="true"]' ) ) {
		await new Promise( ( done ) => setTimeout( done, 100 ) );
	}
}

/** [ name, path ] */
export const sentences = [
	[ 'the screen reader announces the title, landmarks and headings of a page', page ],
	[ 'the screen reader announces a field’s group and label, and that the field is required', field ],
	[ 'the screen reader announces the error of an incomplete field only when the field is focused again', halfFilled ],
	[ 'the screen reader announces the first field of a rejected form, its error and the number of errors', refused ],
	[ 'the screen reader announces each step once, and the success message as a heading', stepsAndSent ],
	[ 'the screen reader announces the result of a calculation once after each change', result ],
	[ 'the screen reader announces the label, the help and the first option of a list of topics', topics ],
	[ 'the screen reader announces the calendar as a table, and the focused day', calendar ],
	[ 'the screen reader announces a day of another month once', anotherMonth ],
	[ 'a modal focuses its heading, and the screen reader announces the opener when the modal closes', modal ],
	[
		'a drawer on a phone focuses its heading, and the screen reader announces the button when the drawer closes',
		drawer,
	],
	[
		'the screen reader announces the cookie notice and the choice, and both again when the notice is reopened',
		notice,
	],
	[ 'the screen reader announces which author a reply answers, and the reply link after canceling', reply ],
	[ 'the screen reader announces the title of the chat, and reads a chat link with pauses and its target', chat ],
	[ 'the screen reader announces the focused tab', tabs ],
	[ 'the screen reader announces the state of an accordion item and of all items', accordion ],
];
