/** Words that several files share without a context. The tool runs in a separate Node process. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const TOOL = pathToFileURL( join( __dirname, '../../../tools/languages/shared-words.mjs' ) ).href;

interface Message {
	readonly msgid: string;
	readonly msgctxt?: string;
	readonly files: string[];
}

function faults( message: Message, listed: string[] = [] ): string[] {
	const script = `
		import { sharedWordFaults } from ${ JSON.stringify( TOOL ) };
		const { message, listed } = ${ JSON.stringify( { message, listed } ) };
		const messages = [ { ...message, files: new Set( message.files ) } ];
		console.log( JSON.stringify( sharedWordFaults( messages, new Set( listed ) ) ) );
	`;
	const output = execFileSync( process.execPath, [ '--input-type=module', '-e', script ], { encoding: 'utf8' } );
	return JSON.parse( output ) as string[];
}

const FILES = [ 'a.php', 'b.tsx' ];

test( 'a word that two files use without a context is reported with both files', () => {
	expect( faults( { msgid: 'Order', files: FILES } ) ).toEqual( [
		expect.stringContaining( '"Order" is used in a.php, b.tsx' ),
	] );
} );

test.each< [ string, Message, string[] ] >( [
	[ 'a word with a context', { msgid: 'Order', msgctxt: 'a purchase', files: FILES }, [] ],
	[ 'a word in one file', { msgid: 'Order', files: [ 'a.php' ] }, [] ],
	[ 'a listed word', { msgid: 'Save', files: FILES }, [ 'Save' ] ],
	[ 'a sentence', { msgid: 'Save the form', files: FILES }, [] ],
] )( '%s is not reported', ( _case, message, listed ) => {
	expect( faults( message, listed ) ).toEqual( [] );
} );
