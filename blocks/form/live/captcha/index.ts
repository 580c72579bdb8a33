import { kindsIn } from '../../../../src/consent/choice';
import type { LiveForm, SendGuard } from '../../../fields/kit/live';
import { append } from '../form';
import { unload } from './script';
import type { Place, Service, Widget } from './service';

/**
 * Captcha of another plugin. Its script listens to `vestibule:captcha`, renders into the element and registers its
 * widget (docs/spam.md).
 */
export const foreign = ( name: string ): Service => ( {
	start( place: Place ) {
		let widget: Widget | undefined;
		const register = ( own: Widget ) => {
			widget = own;
		};
		const detail = { ...place, service: name, register };
		place.element.dispatchEvent( new CustomEvent( 'vestibule:captcha', { bubbles: true, detail } ) );
		return widget ? Promise.resolve( widget ) : Promise.reject( new Error( `Nobody draws ${ name }` ) );
	},
} );

/** Scripts of the included services, loaded on demand. */
const SERVICES: Record< string, () => Promise< { service: Service } > > = {
	turnstile: () => import( /* webpackChunkName: "captcha-turnstile" */ './turnstile' ),
	hcaptcha: () => import( /* webpackChunkName: "captcha-hcaptcha" */ './hcaptcha' ),
	'recaptcha-v2': () => import( /* webpackChunkName: "captcha-recaptcha-v2" */ './recaptcha-v2' ),
	'recaptcha-v3': () => import( /* webpackChunkName: "captcha-recaptcha-v3" */ './recaptcha-v3' ),
};

/** Checks whether the captcha may load: either it needs no consent, or the visitor has accepted its cookie category. */
function isAllowed( kind: string | undefined ): boolean {
	const kinds = kindsIn( document.cookie );
	const isAccepted = document.body.classList.contains( 'cookies-accepted' );
	return ! kind || ( isAccepted && ( ! kinds || kinds.includes( kind ) ) );
}

/**
 * Captcha of a form. It loads after consent or a click, is checked and reset with each submission, and is removed if
 * the visitor withdraws the consent.
 */
export function createCaptcha( form: LiveForm, place: HTMLElement ): SendGuard {
	const { captcha = '', key = '', action = '', script = '', response = '', consent } = place.dataset;
	const { unsolved = '', failed = '' } = place.dataset;
	const element = place.querySelector< HTMLElement >( '.vestibule-captcha__widget' ) ?? place;
	const offer = place.querySelector< HTMLElement >( '.vestibule-captcha__offer' );
	const words = place.querySelector< HTMLElement >( '.vestibule-captcha__words' );
	const button = place.querySelector< HTMLButtonElement >( '.vestibule-captcha__load' );
	let coming: Promise< Widget | null > | null = null;
	let isWanted = false;
	const offered = words?.textContent ?? '';
	/** Increases when a captcha that is still loading is not needed any more. */
	let turn = 0;

	const start = async (): Promise< Widget | null > => {
		const own = turn;
		button?.setAttribute( 'aria-busy', 'true' );
		try {
			const service = ( await SERVICES[ captcha ]?.() )?.service ?? foreign( captcha );
			const widget = await service.start( { element, siteKey: key, action, script } );
			if ( own !== turn ) {
				takeAway( widget );
				return null;
			}
			offer?.remove();
			return widget;
		} catch {
			if ( own !== turn ) {
				return null;
			}
			coming = null;
			if ( words ) {
				words.textContent = failed;
				words.setAttribute( 'role', 'status' );
			}
			return null;
		} finally {
			button?.removeAttribute( 'aria-busy' );
		}
	};
	const takeAway = ( widget: Widget ) => {
		widget.remove?.();
		if ( ! coming ) {
			element.replaceChildren();
			unload( script );
		}
	};
	const forgetResponse = () =>
		append(
			form,
			form.element.querySelector( `input[name="${ CSS.escape( response ) }"]` ) ? { [ response ]: '' } : {}
		);
	const stop = () => {
		const running = coming;
		coming = null;
		isWanted = false;
		turn++;
		void running?.then( ( widget ) => widget && takeAway( widget ) );
		forgetResponse();
		if ( offer && words ) {
			words.textContent = offered;
			words.setAttribute( 'role', 'status' );
			element.before( offer );
		}
	};
	const load = () => ( coming ??= start() );
	const loadIfWanted = () => {
		isWanted ||= isAllowed( consent );
		return isWanted ? load() : null;
	};

	button?.addEventListener( 'click', () => {
		isWanted = true;
		void load();
	} );
	document.addEventListener( 'vestibule:consent', () => {
		if ( coming && ! isAllowed( consent ) ) {
			stop();
		} else {
			void loadIfWanted();
		}
	} );
	void loadIfWanted();
	return {
		async prepare() {
			const widget = await loadIfWanted();
			const given = ( await widget?.response() ) ?? '';
			if ( given === '' ) {
				return { [ response ]: [ isWanted && ! widget ? failed : unsolved ] };
			}
			// Some services add their own field. The server would reject two fields with the same name.
			if ( ! form.element.querySelector( `textarea[name="${ CSS.escape( response ) }"]` ) ) {
				append( form, { [ response ]: given } );
			}
			return {};
		},
		reset() {
			void coming?.then( ( widget ) => widget?.reset() );
			forgetResponse();
		},
	};
}
