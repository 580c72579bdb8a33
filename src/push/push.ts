import type { PushProps } from '../contracts/push-props';
import { allowance, isSupported, isTouchDevice } from './support';
import { takeOut } from './workers';

/*
 * On pages of a site that has or had notifications. Nothing is loaded, registered or asked here: it takes out workers that nobody wants
 * any more and waits for the button. What does the rest is ask.ts, which is loaded when a visitor presses it.
 */

const data = document.getElementById( 'wp-script-module-data-vestibule/push' )?.textContent;
const props = data ? ( JSON.parse( data ) as PushProps ) : undefined;

type Words = Record< string, string >;

const supported = isSupported( globalThis );
/** Of those who have a worker only, so that nothing is started for anybody else. */
const isSubscribed = async ( { scope }: PushProps ) => {
	const registration = await navigator.serviceWorker.getRegistration( scope );
	return !! registration && new URL( registration.scope ).pathname === scope && !! ( await registration.pushManager.getSubscription() );
};

function begin( part: HTMLElement, given: PushProps ) {
	const words = JSON.parse( part.dataset.words ?? '{}' ) as Words;
	const button = part.querySelector( 'button' );
	const status = part.querySelector( '[role=status]' );
	const say = ( word: string ) => status && ( status.textContent = words[ word ] ?? '' );
	const press = ( isOn: boolean ) => button?.setAttribute( 'aria-pressed', `${ isOn }` );
	let isBusy = false;

	const ask = async () => {
		if ( ! supported ) {
			return say( isTouchDevice( navigator ) ? 'touch' : 'unsupported' );
		}
		if ( allowance( document ) !== 'yes' ) {
			return say( 'consent' );
		}
		const isOn = button?.getAttribute( 'aria-pressed' ) === 'true';
		// At once, because browsers let nobody ask a moment after the click.
		const permission = isOn || given.provider === 'onesignal' ? 'granted' : await Notification.requestPermission();
		if ( permission !== 'granted' ) {
			return say( permission === 'denied' ? 'denied' : 'dismissed' );
		}
		const { change } = ( await import( /* webpackIgnore: true */ given.ask ) ) as typeof import('./ask');
		const topics = [ ...part.querySelectorAll< HTMLInputElement >( 'input:checked' ) ].map( ( { value } ) => value );
		await change( given, ! isOn, topics );
		press( ! isOn );
		say( isOn ? 'off' : 'on' );
	};
	button?.addEventListener( 'click', async () => {
		if ( ! isBusy ) {
			isBusy = true;
			await ask().catch( () => say( 'failed' ) );
			isBusy = false;
		}
	} );
	if ( supported && given.provider === 'self-hosted' ) {
		void isSubscribed( given ).then( press, () => {} );
	}
}

if ( props ) {
	const tidy = () => takeOut( props, props.provider !== 'none' && allowance( document ) !== 'no' );
	if ( 'serviceWorker' in navigator ) {
		void tidy();
		document.addEventListener( 'vestibule:consent', () => void tidy() );
	}
	if ( props.provider !== 'none' && ! supported ) {
		// eslint-disable-next-line no-console -- Specification 4.12 and 8.
		console.log( 'Incompatible browser.', ...( isTouchDevice( navigator ) ? [ 'Add this site to the Home Screen and open it from there.' ] : [] ) );
	}
	document.querySelectorAll< HTMLElement >( '.vestibule-push' ).forEach( ( part ) => begin( part, props ) );
}
