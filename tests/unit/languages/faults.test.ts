/** Faults that the check of translations finds. The tool runs in a separate Node process. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const TOOL = pathToFileURL( join( __dirname, '../../../tools/languages/faults.mjs' ) ).href;

interface Message {
	readonly msgid: string;
	readonly plural?: string;
}

/** Faults of one message and its translations. */
function faults( message: Message, forms: string[], complete = true ): string[] {
	const given = JSON.stringify( { message, forms, complete } );
	const script = `
		import { faultsOf } from ${ JSON.stringify( TOOL ) };
		const { message, forms, complete } = ${ given };
		console.log( JSON.stringify( faultsOf( [ message ], new Map( [ [ message.msgid, forms ] ] ), complete ) ) );
	`;
	const said = execFileSync( process.execPath, [ '--input-type=module', '-e', script ], { encoding: 'utf8' } );
	return JSON.parse( said ) as string[];
}

const ENTRIES: Message = { msgid: '%d entry of %s', plural: '%d entries of %s' };

test.each< [ string, Message, string[], string | null ] >( [
	[ 'the same placeholders', { msgid: 'From %s to %s' }, [ 'Von %s bis %s' ], null ],
	[ 'numbered placeholders for plain ones', { msgid: 'From %s to %s' }, [ 'Bis %2$s, von %1$s' ], null ],
	[ 'a missing placeholder', { msgid: 'From %s to %s' }, [ 'Von %s' ], 'other placeholders' ],
	[ 'a number instead of a text', { msgid: 'From %s' }, [ 'Von %d' ], 'other placeholders' ],
	[ 'a percent sign', { msgid: '%d%% done' }, [ '%d %% fertig' ], null ],
	[
		'a singular with its number as a word',
		{ msgid: 'One entry', plural: '%d entries' },
		[ 'Ein Eintrag', '%d Einträge' ],
		null,
	],
	[ 'a plural with both placeholders', ENTRIES, [ '%1$d Eintrag von %2$s', '%1$d Einträge von %2$s' ], null ],
	[ 'a plural without its number', ENTRIES, [ '%d Eintrag von %s', 'Einträge von %s' ], 'other placeholders' ],
	[ 'a lost tag', { msgid: 'Read the <a>notice</a>' }, [ 'Lesen Sie den Hinweis' ], 'other tags' ],
	[ 'a space at the end', { msgid: 'Name' }, [ 'Name ' ], 'another space' ],
	[ 'an empty text', { msgid: 'Name' }, [ '' ], 'not translated' ],
] )( 'a translation is checked: %s', ( _, message, forms, fault ) => {
	const found = faults( message, forms );
	expect( found ).toHaveLength( fault === null ? 0 : 1 );
	expect( found.join() ).toContain( fault ?? '' );
} );

test( 'an incomplete language is allowed to lack translations', () => {
	expect( faults( { msgid: 'Name' }, [ '' ], false ) ).toEqual( [] );
} );

test.each( [
	[ 'Du hast dieses Formular schon gesendet.', true ],
	[ 'Ist das dein Termin?', true ],
	[ 'Willst du?', true ],
	[ 'Sie haben dieses Formular schon gesendet.', false ],
	[ 'Duell, Dirigent, Bistro, du-frei, euchlos und UPLOADS_DIR', false ],
] )( 'the German text "%s" uses the familiar form of address: %s', ( text, isFamiliar ) => {
	const script = `
		import { familiarFaults } from ${ JSON.stringify( TOOL ) };
		console.log( JSON.stringify( familiarFaults( new Map( [ [ 'Text', [ ${ JSON.stringify( text ) } ] ] ] ) ) ) );
	`;
	const said = execFileSync( process.execPath, [ '--input-type=module', '-e', script ], { encoding: 'utf8' } );
	expect( JSON.parse( said ) ).toHaveLength( isFamiliar ? 1 : 0 );
} );
