import type { PushProps } from '../contracts/push-props';
import { allowance, isSupported, isTouchDevice } from './support';

/** Local storage key of the selected topics. They are stored only for subscribers, and restore the checkboxes. */
const KEY = 'vestibule_push_topics';

function rememberedTopics(): string[] {
	try {
		return localStorage.getItem( KEY )?.split( ' ' ) ?? [];
	} catch {
		return [];
	}
}

/** Stores the selected topics. Null deletes them. */
function rememberTopics( topics: string[] | null ): void {
	try {
		if ( topics ) {
			localStorage.setItem( KEY, topics.join( ' ' ) );
		} else {
			localStorage.removeItem( KEY );
		}
	} catch {
		// If storage is disabled, the checkboxes are empty on the next page.
	}
}

/*
 * Push button of a page. Before a click, nothing is loaded, registered or requested. ask.ts contains the code that runs
 * after a click. The block's `data-state` is off, asking, on, consent, denied, failed or unsupported.
 */

const data = document.getElementById( 'wp-script-module-data-vestibule/push' )?.textContent;
const props = data ? ( JSON.parse( data ) as PushProps ) : undefined;

type Words = Record< string, string >;

const supported = isSupported( globalThis );
const touch = isTouchDevice( navigator );
const isBlocked = () => 'Notification' in globalThis && Notification.permission === 'denied';

/** Checks whether this browser is subscribed. Checks only existing workers and doesn't start one. */
const isSubscribed = async ( { scope }: PushProps ) => {
	const registration = await navigator.serviceWorker.getRegistration( scope );
	return (
		!! registration &&
		new URL( registration.scope ).pathname === scope &&
		!! ( await registration.pushManager.getSubscription() )
	);
};

/** Displays a state and its status text. */
function showState( part: HTMLElement, isOn: boolean, state: string, text: string | undefined ): void {
	const isDisabled = state === 'asking' || state === 'unsupported';
	const button = part.querySelector( 'button' );
	const status = part.querySelector( '[role=status]' );
	part.dataset.state = state;
	button?.setAttribute( 'aria-pressed', `${ isOn }` );
	button?.setAttribute( 'aria-disabled', `${ isDisabled }` );
	part.querySelectorAll( 'input' ).forEach( ( box ) => ( box.disabled = isDisabled ) );
	if ( status ) {
		status.textContent = text ?? '';
	}
}

/** Changes the subscription. Returns the browser's permission for notifications. */
async function changeSubscription(
	given: PushProps,
	boxes: readonly HTMLInputElement[],
	wanted: boolean
): Promise< NotificationPermission > {
	// Request permission at once, because browsers allow it only directly after a click.
	const permission = wanted ? await Notification.requestPermission() : 'granted';
	if ( permission === 'granted' ) {
		const ask = ( await import( /* webpackIgnore: true */ given.ask ) ) as typeof import( './ask' );
		const topics = boxes.filter( ( { checked } ) => checked ).map( ( { value } ) => value );
		await ask.change(
			given,
			wanted,
			topics,
			boxes.map( ( { value } ) => value )
		);
		rememberTopics( wanted ? topics : null );
	}
	return permission;
}

function begin( part: HTMLElement, given: PushProps ) {
	const words = JSON.parse( part.dataset.words ?? '{}' ) as Words;
	const boxes = [ ...part.querySelectorAll< HTMLInputElement >( 'input' ) ];
	let isOn = false;

	const show = ( state: string, word = state ) => showState( part, isOn, state, words[ word ] );

	const change = async ( wanted: boolean, word: string ) => {
		const permission = await changeSubscription( given, boxes, wanted );
		if ( permission !== 'granted' ) {
			return permission === 'denied' ? show( 'denied' ) : show( 'off', 'dismissed' );
		}
		isOn = wanted;
		show( wanted ? 'on' : 'off', word );
	};
	const attempt = ( wanted: boolean, word: string ) => {
		if ( ! supported || part.dataset.state === 'asking' ) {
			return;
		}
		if ( wanted && allowance( document ) !== 'yes' ) {
			return show( 'consent' );
		}
		show( 'asking' );
		change( wanted, word ).catch( () => show( isBlocked() ? 'denied' : 'failed' ) );
	};

	if ( ! supported ) {
		return show( 'unsupported', touch ? 'touch' : 'unsupported' );
	}
	part.querySelector( 'button' )?.addEventListener( 'click', () => attempt( ! isOn, isOn ? 'stopped' : 'on' ) );
	let isChanged = false;
	boxes.forEach( ( box ) =>
		box.addEventListener( 'change', () => {
			isChanged = true;
			if ( isOn ) {
				attempt( true, 'kept' );
			}
		} )
	);
	// Revoking the consent ends the subscription, because the page's own script (tidy.ts) unregisters the worker.
	document.addEventListener( 'vestibule:consent', () => {
		isOn = isOn && allowance( document ) === 'yes';
		show( isOn ? 'on' : 'off' );
	} );
	if ( isBlocked() ) {
		return show( 'denied' );
	}
	isSubscribed( given ).then(
		( found ) => {
			if ( found && allowance( document ) !== 'no' ) {
				isOn = true;
				const topics = rememberedTopics();
				if ( ! isChanged ) {
					boxes.forEach( ( box ) => ( box.checked = topics.includes( box.value ) ) );
				}
				show( 'on' );
			}
		},
		() => {}
	);
}

if ( props && props.provider !== 'none' ) {
	if ( ! supported ) {
		// eslint-disable-next-line no-console -- docs/push.md.
		console.log(
			'Incompatible browser.',
			...( touch ? [ 'Add this site to the Home Screen and open it from there.' ] : [] )
		);
	}
	document.querySelectorAll< HTMLElement >( '.vestibule-push' ).forEach( ( part ) => begin( part, props ) );
}
