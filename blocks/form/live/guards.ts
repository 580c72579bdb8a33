import { termsOf } from '../../../src/form/terms';
import type { LiveForm, SendGuard } from '../../fields/kit/live';
import { append } from './form';

const FIELD = '__vestibule_token';
const SOLUTION = '__vestibule_work';

const pause = ( milliseconds: number ) => new Promise( ( done ) => setTimeout( done, Math.max( 0, milliseconds ) ) );

/** Does what the token asks for: waits until its time is over, and works meanwhile. */
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
		// A chunk that does not come is said when the form is sent.
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

/** The captcha of the form, where it has one; its scripts come with the first touch. */
export async function addCaptcha( form: LiveForm ): Promise< void > {
	const place = form.element.querySelector< HTMLElement >( '[data-part="captcha"]' );
	if ( place ) {
		const { createCaptcha } = await import( /* webpackChunkName: "captcha" */ './captcha' );
		form.guards.push( createCaptcha( form, place ) );
	}
}

/** What stands against sending, by posted name. */
export async function obstacles( { guards }: LiveForm ): Promise< Record< string, string[] > > {
	return Object.assign( {}, ...( await Promise.all( guards.map( ( guard ) => guard.prepare() ) ) ) );
}
