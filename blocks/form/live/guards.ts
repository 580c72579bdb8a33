import type { LiveForm, SendGuard } from '../../fields/kit/live';
import { append } from './form';

/** Requirements that a token contains for the browser (docs/spam.md). The server has signed them. */
interface Terms {
	/** Unique part of the token. */
	random: string;
	/** Difficulty of the proof of work, in bits. 0 means no proof of work. */
	bits: number;
	/** Minimum time between the first use of the form and its submission, in seconds. */
	seconds: number;
}

const MAX_BITS = 24;
const MAX_SECONDS = 60;

const number = ( text: string | undefined, most: number ): number =>
	text !== undefined && /^\d{1,2}$/.test( text ) ? Math.min( most, Number( text ) ) : 0;

/**
 * Reads the requirements from a token. The parts of a token are: form, expiry, random, first request, bits, seconds,
 * signature. Tokens of earlier versions contain no requirements.
 */
export function termsOf( token: string ): Terms {
	const part = token.split( '.' );
	const isWhole = part.length === 7;
	return {
		random: part[ 2 ] ?? '',
		bits: isWhole ? number( part[ 4 ], MAX_BITS ) : 0,
		seconds: isWhole ? number( part[ 5 ], MAX_SECONDS ) : 0,
	};
}

const FIELD = '__vestibule_token';
const SOLUTION = '__vestibule_work';

const pause = ( milliseconds: number ) => new Promise( ( done ) => setTimeout( done, Math.max( 0, milliseconds ) ) );

/**
 * Creates the guard that meets the requirements of the token: it waits for the minimum time and computes the proof of
 * work.
 */
export function createTerms( form: LiveForm ): SendGuard & { begin: () => void } {
	let known = '';
	let since = 0;
	let proof: Promise< string > | undefined;
	const terms = () => termsOf( form.element.querySelector< HTMLInputElement >( `[name="${ FIELD }"]` )?.value ?? '' );
	const begin = () => {
		const { random, bits } = terms();
		if ( random === known ) {
			return;
		}
		known = random;
		since = Date.now();
		proof = bits
			? import( /* webpackChunkName: "work" */ './work' ).then( ( { prove } ) => prove( random, bits ) )
			: undefined;
		// If the chunk fails to load, the error is shown when the form is submitted.
		proof?.catch( () => {} );
	};
	return {
		begin,
		async prepare() {
			begin();
			const [ solution ] = await Promise.all( [
				proof?.catch( () => '' ),
				pause( since + terms().seconds * 1000 - Date.now() ),
			] );
			append( form, solution === undefined ? {} : { [ SOLUTION ]: solution } );
			return {};
		},
		reset() {},
	};
}

/** Adds the captcha of the form, if there is one. Its scripts load when the visitor first uses the form. */
export async function addCaptcha( form: LiveForm ): Promise< void > {
	const place = form.element.querySelector< HTMLElement >( '[data-part="captcha"]' );
	if ( place ) {
		const { createCaptcha } = await import( /* webpackChunkName: "captcha" */ './captcha/index' );
		form.guards.push( createCaptcha( form, place ) );
	}
}

/** Returns the reasons why the form can't be submitted, by field name in the request. */
export async function obstacles( { guards }: LiveForm ): Promise< Record< string, string[] > > {
	return Object.assign( {}, ...( await Promise.all( guards.map( ( guard ) => guard.prepare() ) ) ) );
}
