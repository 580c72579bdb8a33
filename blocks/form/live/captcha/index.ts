import { kindsIn } from '../../../../src/consent/choice';
import type { LiveForm, SendGuard } from '../../../fields/kit/live';
import { append } from '../form';
import { foreign } from './foreign';
import { unload } from './script';
import type { Service, Widget } from './service';

/** The services' own halves; each comes when a visitor of its form needs it. */
const SERVICES: Record< string, () => Promise< { service: Service } > > = {
	turnstile: () => import( /* webpackChunkName: "captcha-turnstile" */ './turnstile' ),
	hcaptcha: () => import( /* webpackChunkName: "captcha-hcaptcha" */ './hcaptcha' ),
	'recaptcha-v2': () => import( /* webpackChunkName: "captcha-recaptcha-v2" */ './recaptcha-v2' ),
	'recaptcha-v3': () => import( /* webpackChunkName: "captcha-recaptcha-v3" */ './recaptcha-v3' ),
};

/** Without a kind the first touch is enough, and it has happened; else the cookie notice has to have said yes to it. */
function isAllowed( kind: string | undefined ): boolean {
	const kinds = kindsIn( document.cookie );
	const isAccepted = document.body.classList.contains( 'cookies-accepted' );
	return ! kind || ( isAccepted && ( ! kinds || kinds.includes( kind ) ) );
}

/**
 * The captcha of a form: loaded when the visitor agrees or asks for it, asked with each sending, reset after it, and
 * taken away when the visitor takes the consent back.
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
	/** Grows when what is coming is no longer wanted. */
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
			// Some services put a field of their own into the form; two of a name would be refused.
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
