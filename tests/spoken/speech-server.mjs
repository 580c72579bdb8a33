/**
 * Fake speech server that supports the part of Speech Dispatcher's protocol (SSIP) that Orca needs. It plays no sound
 * and records each utterance with its time. It reports the end of each utterance at once.
 */
import { createServer } from 'node:net';

const NEWLINE = '\r\n';

/** Replies to commands that request a value. The reply to all other commands is OK. */
const ANSWERS = [
	[ /^HISTORY GET CLIENT_ID/i, [ '245-1', '245 OK CLIENT ID SENT' ] ],
	[ /^LIST OUTPUT_MODULES/i, [ '250-stand-in', '250 OK MODULE LIST SENT' ] ],
	[ /^LIST SYNTHESIS_VOICES/i, [ '249-stand-in\ten\tnone', '249 OK VOICE LIST SENT' ] ],
	[ /^LIST VOICES/i, [ '249-MALE1', '249 OK VOICE LIST SENT' ] ],
	[ /^GET LANGUAGE/i, [ '251-en', '251 OK GET RETURNED' ] ],
	[ /^GET OUTPUT_MODULE/i, [ '251-stand-in', '251 OK GET RETURNED' ] ],
	[ /^GET /i, [ '251-0', '251 OK GET RETURNED' ] ],
	[ /^SPEAK/i, [ '230 OK RECEIVING DATA' ] ],
];

/**
 * @param {string} socket Path of the socket to listen on.
 * @return {Promise<{ said: { text: string, at: number }[], close: () => Promise<void> }>} Spoken texts, in order.
 */
export async function startSpeechServer( socket ) {
	const said = [];
	let message = 0;
	const speak = ( text ) => {
		message++;
		said.push( { text: inWords( text ), at: Date.now() } );
		return [ `225-${ message }`, '225 OK MESSAGE QUEUED', ...eventsOf( message ) ];
	};
	const server = createServer( ( connection ) => {
		let waiting = '';
		let data = null;
		const answer = ( line ) => {
			if ( data ) {
				if ( line !== '.' ) {
					data.push( line.replace( /^\.\./, '.' ) );
					return [];
				}
				const text = data.join( '\n' );
				data = null;
				return speak( text );
			}
			const [ , single ] = line.match( /^(?:CHAR|KEY) (.*)/i ) ?? [];
			if ( single !== undefined ) {
				return speak( single );
			}
			data = /^SPEAK/i.test( line ) ? [] : null;
			return ANSWERS.find( ( [ command ] ) => command.test( line ) )?.[ 1 ] ?? [ '200 OK' ];
		};
		connection.setEncoding( 'utf8' );
		connection.on( 'error', () => connection.destroy() );
		connection.on( 'data', ( chunk ) => {
			const lines = ( waiting + chunk ).split( NEWLINE );
			waiting = lines.pop();
			const replies = lines.flatMap( answer );
			if ( replies.length ) {
				connection.write( replies.map( ( reply ) => reply + NEWLINE ).join( '' ) );
			}
		} );
	} );
	await new Promise( ( done, fail ) => server.once( 'error', fail ).listen( socket, done ) );
	return { said, close: () => new Promise( ( done ) => server.close( done ) ) };
}

/** Events for the begin and the immediate end of a message. */
const eventsOf = ( message ) =>
	[ '701', '702' ].flatMap( ( code ) => [
		...[ `${ code }-${ message }`, `${ code }-1` ],
		`${ code } ${ code === '701' ? 'BEGIN' : 'END' }`,
	] );

/** Orca sends SSML with marks between words. */
const inWords = ( ssml ) =>
	ssml
		.replace( /<[^>]*>/g, '' )
		.replaceAll( '&lt;', '<' )
		.replaceAll( '&gt;', '>' )
		.replaceAll( '&amp;', '&' )
		.replace( /\s+/g, ' ' )
		.trim();
