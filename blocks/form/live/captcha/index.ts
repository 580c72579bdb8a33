import { kindsIn } from '../../../../src/consent/choice';
import type { LiveForm, SendGuard } from '../../../fields/kit/live';
import { append } from '../form';
import { unload } from './script';
import type { Place, Service, Widget } from './service';

/**
 * Returns the captcha service of another plugin. The plugin's script listens to `vestibule:captcha`, renders into the
 * element and registers its widget (docs/spam.md).
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

/** Creates the text and button that are shown until the captcha has loaded. */
function createOffer( place: HTMLElement, element: HTMLElement ) {
	const offer = place.querySelector< HTMLElement >( '.vestibule-captcha__offer' );
	const words = place.querySelector< HTMLElement >( '.vestibule-captcha__words' );
	const text = words?.textContent ?? '';
	const announce = ( message: string ) => {
		if ( words ) {
			words.textContent = message;
			words.setAttribute( 'role', 'status' );
		}
	};
	return {
		button: place.querySelector< HTMLButtonElement >( '.vestibule-captcha__load' ),
		announce,
		remove: () => offer?.remove(),
		restore() {
			if ( offer && words ) {
				announce( text );
				element.before( offer );
			}
		},
	};
}

/** Loads the widget of a captcha, and removes it when the form stops using it. */
function createLoader( place: HTMLElement ) {
	const { captcha = '', key = '', action = '', script = '', failed = '' } = place.dataset;
	const element = place.querySelector< HTMLElement >( '.vestibule-captcha__widget' ) ?? place;
	const offer = createOffer( place, element );
	let pending: Promise< Widget | null > | null = null;
	/** Increases when loading is stopped, so that a captcha that is still loading is discarded. */
	let turn = 0;

	const remove = ( widget: Widget ) => {
		widget.remove?.();
		if ( ! pending ) {
			element.replaceChildren();
			unload( script );
		}
	};
	const start = async (): Promise< Widget | null > => {
		const own = turn;
		offer.button?.setAttribute( 'aria-busy', 'true' );
		try {
			const service = ( await SERVICES[ captcha ]?.() )?.service ?? foreign( captcha );
			const widget = await service.start( { element, siteKey: key, action, script } );
			if ( own === turn ) {
				offer.remove();
				return widget;
			}
			remove( widget );
		} catch {
			if ( own === turn ) {
				pending = null;
				offer.announce( failed );
			}
		} finally {
			offer.button?.removeAttribute( 'aria-busy' );
		}
		return null;
	};
	return {
		button: offer.button,
		/** Returns the promise of the widget. Null if the captcha is not loading. */
		pending: () => pending,
		load: () => ( pending ??= start() ),
		stop() {
			const running = pending;
			pending = null;
			turn++;
			void running?.then( ( widget ) => widget && remove( widget ) );
			offer.restore();
		},
	};
}

/**
 * Creates the captcha of a form. It loads after consent or a click. It is checked before each submission and reset
 * after it. It is removed if the visitor withdraws consent.
 */
export function createCaptcha( form: LiveForm, place: HTMLElement ): SendGuard {
	const { response = '', consent, unsolved = '', failed = '' } = place.dataset;
	const { button, pending, load, stop } = createLoader( place );
	const name = CSS.escape( response );
	let isWanted = false;

	const clearResponse = () =>
		append( form, form.element.querySelector( `input[name="${ name }"]` ) ? { [ response ]: '' } : {} );
	const loadIfWanted = () => {
		isWanted ||= isAllowed( consent );
		return isWanted ? load() : null;
	};

	button?.addEventListener( 'click', () => {
		isWanted = true;
		void load();
	} );
	document.addEventListener( 'vestibule:consent', () => {
		if ( pending() && ! isAllowed( consent ) ) {
			isWanted = false;
			stop();
			clearResponse();
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
			// Some services add their own field. The server would reject the submission if two fields had the same
			// name.
			if ( ! form.element.querySelector( `textarea[name="${ name }"]` ) ) {
				append( form, { [ response ]: given } );
			}
			return {};
		},
		reset() {
			void pending()?.then( ( widget ) => widget?.reset() );
			clearResponse();
		},
	};
}
