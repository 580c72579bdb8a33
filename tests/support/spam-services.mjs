/**
 * Fake captcha services and Akismet on this machine, according to their documentation: siteverify with error codes and
 * responses that are valid once, the browser scripts with render, callback and reset, and comment-check. Browser tests
 * import the module. PHPUnit starts it as a program, which prints its URL.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

/**
 * Differences between the services: error codes of used and expired responses, and additional data of valid responses.
 */
const SERVICES = {
	'recaptcha-v2': { used: 'timeout-or-duplicate', old: 'timeout-or-duplicate', more: () => ( {} ) },
	'recaptcha-v3': {
		used: 'timeout-or-duplicate',
		old: 'timeout-or-duplicate',
		more: ( { score, action } ) => ( { score, action } ),
	},
	hcaptcha: { used: 'already-seen-response', old: 'expired-input-response', more: () => ( { credit: false } ) },
	turnstile: {
		used: 'timeout-or-duplicate',
		old: 'timeout-or-duplicate',
		more: ( { action } ) => ( { action, cdata: '', metadata: { interactive: false } } ),
	},
};

export const SITE_KEY = 'a-site-key';
export const SECRET = 'a-secret-key';

/** Responses expire after two minutes. */
const LIFETIME = 120_000;

const client = ( address, name ) => `( () => {
	const said = ( window.captchaSaid ??= [] );
	const widgets = [];
	const mint = async ( action ) => ( await fetch( '${ address }/${ name }/mint?hostname=' + location.hostname + '&action=' + encodeURIComponent( action ?? '' ) ) ).text();
	const RESPONSE = { 'recaptcha-v2': 'g-recaptcha-response', hcaptcha: 'h-captcha-response' }[ '${ name }' ];
	const api = {
		ready: ( run ) => run(),
		execute: ( key, { action } ) => ( said.push( [ 'execute', key, action ] ), mint( action ) ),
		render( element, options ) {
			const place = typeof element === 'string' ? document.querySelector( element ) : element;
			const button = Object.assign( document.createElement( 'button' ), { type: 'button', textContent: 'I am a person' } );
			const field = Object.assign( document.createElement( 'textarea' ), { hidden: true, name: RESPONSE ?? '' } );
			const widget = { response: '', clear() { widget.response = field.value = ''; button.textContent = 'I am a person'; } };
			button.addEventListener( 'click', async () => {
				widget.response = field.value = await mint( options.action );
				button.textContent = 'Checked';
				options.callback?.( widget.response );
			} );
			place.append( button, ...( RESPONSE ? [ field ] : [] ) );
			said.push( [ 'render', options.sitekey ] );
			return widgets.push( widget ) - 1;
		},
		getResponse: ( id ) => widgets[ id ].response,
		reset( id ) { said.push( [ 'reset' ] ); widgets[ id ].clear(); },
		remove( id ) { said.push( [ 'remove' ] ); widgets[ id ].clear(); },
	};
	window[ { hcaptcha: 'hcaptcha', turnstile: 'turnstile' }[ '${ name }' ] ?? 'grecaptcha' ] = api;
	const onload = new URL( document.currentScript.src ).searchParams.get( 'onload' );
	if ( onload ) window[ onload ]();
} )();`;

export async function spamServices() {
	const asked = [];
	const responses = new Map();
	/** Mode by service: up, slow, broken or garbage. */
	const modes = new Map();

	function siteverify( name, form ) {
		const { used, old, more } = SERVICES[ name ];
		const no = ( ...codes ) => ( { success: false, 'error-codes': codes } );
		const made = responses.get( form.get( 'response' ) ?? '' );
		const codes = [];
		if ( ! form.get( 'secret' ) ) {
			codes.push( 'missing-input-secret' );
		} else if ( form.get( 'secret' ) !== SECRET ) {
			codes.push( 'invalid-input-secret' );
		}
		if ( ! form.get( 'response' ) ) {
			codes.push( 'missing-input-response' );
		} else if ( made?.name !== name ) {
			codes.push( 'invalid-input-response' );
		}
		if ( codes.length ) {
			return no( ...codes );
		}
		if ( name === 'hcaptcha' && form.get( 'sitekey' ) && form.get( 'sitekey' ) !== SITE_KEY ) {
			return no( 'sitekey-secret-mismatch' );
		}
		if ( made.used || Date.now() - made.at > LIFETIME ) {
			return no( made.used ? used : old );
		}
		made.used = true;
		return {
			success: true,
			challenge_ts: new Date( made.at ).toISOString(),
			hostname: made.hostname,
			...more( made ),
		};
	}

	const mint = ( name, query ) => {
		const response = randomBytes( 40 ).toString( 'hex' );
		const age = Number( query.get( 'age' ) ?? 0 );
		responses.set( response, {
			name,
			at: Date.now() - age * 1000,
			used: false,
			hostname: query.get( 'hostname' ) ?? 'localhost',
			action: query.get( 'action' ) ?? '',
			score: Number( query.get( 'score' ) ?? 0.9 ),
		} );
		return response;
	};

	/** Akismet treats its test author as spam, accepts corrections, and has a single valid key. */
	const akismet = ( form, call ) => {
		if ( form.get( 'api_key' ) !== SECRET || ! form.get( 'blog' ) || ! form.get( 'user_ip' ) ) {
			return 'invalid';
		}
		if ( call === 'submit-spam' || call === 'submit-ham' ) {
			return 'Thanks for making the web a better place.';
		}
		return String( form.get( 'comment_author' ) === 'viagra-test-123' );
	};

	let address = '';
	const server = createServer( async ( request, response ) => {
		const url = new URL( request.url ?? '/', address );
		const [ , name, call ] = url.pathname.split( '/' );
		let body = '';
		for await ( const chunk of request ) {
			body += chunk;
		}
		const form = new URLSearchParams( body );
		asked.push( { path: url.pathname, form: Object.fromEntries( form ), agent: request.headers[ 'user-agent' ] } );
		const send = ( type, text, status = 200 ) =>
			response.writeHead( status, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' } ).end( text );
		const mode = modes.get( name ) ?? 'up';
		if ( call === 'asked' ) {
			send(
				'application/json',
				JSON.stringify(
					asked.filter( ( { path } ) => path.startsWith( `/${ name }/` ) && ! path.endsWith( '/asked' ) )
				)
			);
		} else if ( call === 'mode' ) {
			modes.set( name, url.searchParams.get( 'is' ) ?? 'up' );
			send( 'text/plain', '' );
		} else if ( call === 'mint' ) {
			send( 'text/plain', mint( name, url.searchParams ) );
		} else if ( mode === 'broken' ) {
			send( 'text/html', '<h1>503</h1>', 503 );
		} else if ( mode === 'slow' ) {
			setTimeout( () => send( 'application/json', '{"success":true}' ), 4000 ).unref();
		} else if ( mode === 'garbage' ) {
			send( 'text/html', '<h1>Sign in to the network</h1>' );
		} else if ( name === 'akismet' ) {
			send( 'text/plain', akismet( form, url.pathname.split( '/' ).pop() ) );
		} else if ( call === 'api.js' && name in SERVICES ) {
			send( 'text/javascript', client( address, name ) );
		} else if ( call === 'siteverify' && name in SERVICES ) {
			send( 'application/json', JSON.stringify( siteverify( name, form ) ) );
		} else {
			send( 'text/plain', '', 404 );
		}
	} );
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	address = `http://127.0.0.1:${ server.address().port }`;
	return {
		address,
		asked,
		mode: ( name, is ) => modes.set( name, is ),
		close: () => ( server.closeAllConnections(), new Promise( ( done ) => server.close( done ) ) ),
	};
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	const { address } = await spamServices();
	process.stdout.write( `${ address }\n` );
	// The process that started this server has ended.
	process.stdin.on( 'end', () => process.exit() ).resume();
}
