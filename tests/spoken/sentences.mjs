/** Sentences of a visitor's main paths: what is done, what has to be said, and what must not be. */

/** @typedef {import('./listener.mjs').Listener} Listener */

const SEND = 'form[data-form_id] [type="submit"]';

/**
 * @param {string}   said  All of it, with " | " between utterances.
 * @param {RegExp[]} wants In this order.
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
 * Does something, waits for the last of the wanted words, and looks at all that was said.
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
		/E-mail \(required\) entry required/,
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

export const sentences = [
	[ 'a page says its title, landmarks and headings', page ],
	[ 'a field says its group, label and that it is required', field ],
	[ 'a field left half filled says its error when it is entered again, and nothing before', halfFilled ],
	[ 'a refused form says the first field, its error and how many there are', refused ],
];
