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

/** Responses that visitors have received from the captchas, by their text. */
class Responses {
	#known = new Map();

	/**
	 * @param {string}          name  Name of the service.
	 * @param {URLSearchParams} query Properties of the response.
	 * @return {string} New response.
	 */
	mint( name, query ) {
		const response = randomBytes( 40 ).toString( 'hex' );
		const age = Number( query.get( 'age' ) ?? 0 );
		this.#known.set( response, {
			name,
			at: Date.now() - age * 1000,
			used: false,
			hostname: query.get( 'hostname' ) ?? 'localhost',
			action: query.get( 'action' ) ?? '',
			score: Number( query.get( 'score' ) ?? 0.9 ),
		} );
		return response;
	}

	/**
	 * @param {string}          name Name of the service.
	 * @param {URLSearchParams} form Parameters of the request.
	 * @return {Object} Result of siteverify. A valid response is used up.
	 */
	verify( name, form ) {
		const { used, old, more } = SERVICES[ name ];
		const made = this.#known.get( form.get( 'response' ) ?? '' );
		const codes = invalidInputs( name, form, made );
		if ( codes.length ) {
			return failure( ...codes );
		}
		if ( name === 'hcaptcha' && form.get( 'sitekey' ) && form.get( 'sitekey' ) !== SITE_KEY ) {
			return failure( 'sitekey-secret-mismatch' );
		}
		if ( made.used || Date.now() - made.at > LIFETIME ) {
			return failure( made.used ? used : old );
		}
		made.used = true;
		return {
			success: true,
			challenge_ts: new Date( made.at ).toISOString(),
			hostname: made.hostname,
			...more( made ),
		};
	}
}

const failure = ( ...codes ) => ( { success: false, 'error-codes': codes } );

/** Error codes of a request to siteverify whose secret or response is missing or invalid. */
function invalidInputs( name, form, made ) {
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
	return codes;
}

/** Akismet treats its test author as spam, accepts corrections, and has a single valid key. */
function akismet( form, call ) {
	if ( form.get( 'api_key' ) !== SECRET || ! form.get( 'blog' ) || ! form.get( 'user_ip' ) ) {
		return 'invalid';
	}
	if ( call === 'submit-spam' || call === 'submit-ham' ) {
		return 'Thanks for making the web a better place.';
	}
	return String( form.get( 'comment_author' ) === 'viagra-test-123' );
}

/** Responses of failing services, as content type, text, status and delay. */
const BROKEN = {
	broken: [ 'text/html', '<h1>503</h1>', 503 ],
	slow: [ 'application/json', '{"success":true}', 200, 4000 ],
	garbage: [ 'text/html', '<h1>Sign in to the network</h1>' ],
};

const NOT_FOUND = [ 'text/plain', '', 404 ];

/**
 * Creates the state of all services.
 *
 * @return {Object} Requests, modes, and a function that returns the answer to a request.
 */
function createServices() {
	const asked = [];
	const responses = new Responses();
	/** Mode by service: up, slow, broken or garbage. */
	const modes = new Map();
	const isOf = ( name, path ) => path.startsWith( `/${ name }/` ) && ! path.endsWith( '/asked' );

	/** Commands of tests, which work in every mode. */
	const command = ( name, call, query ) => {
		switch ( call ) {
			case 'asked':
				return [ 'application/json', JSON.stringify( asked.filter( ( { path } ) => isOf( name, path ) ) ) ];
			case 'mode':
				modes.set( name, query.get( 'is' ) ?? 'up' );
				return [ 'text/plain', '' ];
			case 'mint':
				return [ 'text/plain', responses.mint( name, query ) ];
		}
	};
	const service = ( { pathname, origin }, form ) => {
		const [ name, ...calls ] = pathname.split( '/' ).slice( 1 );
		if ( name === 'akismet' ) {
			return [ 'text/plain', akismet( form, calls.at( -1 ) ) ];
		}
		const [ call ] = calls;
		if ( call === 'api.js' && name in SERVICES ) {
			return [ 'text/javascript', client( origin, name ) ];
		}
		return call === 'siteverify' && name in SERVICES
			? [ 'application/json', JSON.stringify( responses.verify( name, form ) ) ]
			: NOT_FOUND;
	};
	return {
		asked,
		mode: ( name, is ) => modes.set( name, is ),
		answerTo( url, form, agent ) {
			const [ , name, call ] = url.pathname.split( '/' );
			asked.push( { path: url.pathname, form: Object.fromEntries( form ), agent } );
			return command( name, call, url.searchParams ) ?? BROKEN[ modes.get( name ) ] ?? service( url, form );
		},
	};
}

async function bodyOf( request ) {
	let body = '';
	for await ( const chunk of request ) {
		body += chunk;
	}
	return body;
}

export async function spamServices() {
	const { asked, mode, answerTo } = createServices();
	let address = '';
	const server = createServer( async ( request, response ) => {
		const form = new URLSearchParams( await bodyOf( request ) );
		const url = new URL( request.url ?? '/', address );
		const [ type, text, status = 200, delay = 0 ] = answerTo( url, form, request.headers[ 'user-agent' ] );
		const send = () =>
			response.writeHead( status, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' } ).end( text );
		if ( delay ) {
			setTimeout( send, delay ).unref();
		} else {
			send();
		}
	} );
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	address = `http://127.0.0.1:${ server.address().port }`;
	return {
		address,
		asked,
		mode,
		close: () => ( server.closeAllConnections(), new Promise( ( done ) => server.close( done ) ) ),
	};
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	const { address } = await spamServices();
	process.stdout.write( `${ address }\n` );
	// The process that started this server has ended.
	process.stdin.on( 'end', () => process.exit() ).resume();
}
