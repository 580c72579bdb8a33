import type { Part } from './part';
import { begin, pause } from './scripts';

/** Maximum number of attempts, one per second (docs/form.md). */
const TRIES = 10;

export const PAUSE = 1000;

/** Islands whose events are no longer intercepted: started islands, and islands whose scripts could not be loaded. */
export const running = new WeakSet< HTMLElement >();

async function attempt( island: Part ): Promise< void > {
	const name = island.dataset.island ?? '';
	let isRunning = false;
	for ( let turn = 1; ! isRunning && turn <= TRIES; turn++ ) {
		if ( turn > 1 ) {
			await pause( PAUSE );
		}
		isRunning = await begin( island, name ).then(
			() => true,
			() => false
		);
	}
	running.add( island );
	delete island.dataset.sent;
	if ( isRunning ) {
		island.notReady?.remove();
		island.waiting?.splice( 0 ).forEach( ( { again } ) => again() );
	} else {
		// eslint-disable-next-line no-console -- Log the failure for site owners (docs/rest.md).
		console.error( `${ island.dataset.islandName ?? name } could not be loaded` );
		// From now on, the island works as it does without JavaScript: native controls and a normal form submission.
		island.classList.add( 'is-native' );
	}
}

/**
 * Shows that a submitted form is not ready. The message is placed after the error element, because the island's script
 * manages the content of that element.
 */
export function showNotReady( island: Part ) {
	const place = island.querySelector( '[data-part="errors"]' );
	const word = place?.cloneNode();
	if ( place && word instanceof HTMLElement && ! island.notReady ) {
		delete word.dataset.part;
		word.setAttribute( 'role', 'alert' );
		island.notReady = word;
		place.after( word );
		word.textContent = island.dataset.islandFailure ?? '';
		word.scrollIntoView( { block: 'nearest' } );
	}
}

export const start = ( island: Part ): Promise< void > => ( island.starting ??= attempt( island ) );

/** Queues an interaction until the island has started. */
export const wait = ( event: Event, island: Part, again: () => void ) =>
	void ( island.waiting ??= [] ).push( { event, again } );

/** Cancels an event and queues the interaction until the island has started. Native controls use wait() instead. */
export function keep( event: Event, island: HTMLElement, again: () => void ) {
	event.preventDefault();
	event.stopImmediatePropagation();
	wait( event, island, again );
	island.dispatchEvent( new Event( 'vestibule:kept' ) );
}
