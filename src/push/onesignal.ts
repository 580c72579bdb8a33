import type { PushProps } from '../contracts/push-props';

/** Members of the provider's script (version 16) that are used here, as described in its documentation. */
interface OneSignal {
	init: ( options: object ) => Promise< void >;
	User: {
		PushSubscription: { optIn: () => Promise< void >; optOut: () => Promise< void > };
		addTags: ( tags: Record< string, string > ) => void;
		removeTags: ( names: string[] ) => void;
	};
}

type Waiting = Array< ( sdk: OneSignal ) => Promise< void > >;

let ready: Promise< OneSignal > | undefined;

/**
 * Loads the provider's script once. Overrides the worker, scope and file in the provider's settings. The script appends
 * the file name to the path.
 */
function load( { script, appId, workerPath, file, scope }: PushProps ): Promise< OneSignal > {
	return new Promise( ( done, failed ) => {
		const scripts = globalThis as { OneSignalDeferred?: Waiting };
		const waiting = ( scripts.OneSignalDeferred ??= [] );
		waiting.push( async ( sdk ) => {
			await sdk
				.init( {
					appId,
					path: workerPath,
					serviceWorkerPath: file,
					serviceWorkerParam: { scope },
					serviceWorkerOverrideForTypical: true,
				} )
				.then( () => done( sdk ), failed );
		} );
		const element = Object.assign( document.createElement( 'script' ), { src: script, defer: true } );
		element.addEventListener( 'error', () => {
			waiting.length = 0;
			element.remove();
			failed( new Error( script ) );
		} );
		document.head.append( element );
	} );
}

export async function oneSignal(
	props: PushProps,
	isOn: boolean,
	topics: string[],
	offered: string[]
): Promise< void > {
	ready ??= load( props ).catch( ( error: unknown ) => {
		ready = undefined;
		throw error;
	} );
	const { User } = await ready;
	if ( isOn ) {
		await User.PushSubscription.optIn();
		User.removeTags( offered.filter( ( topic ) => ! topics.includes( topic ) ) );
		User.addTags( Object.fromEntries( topics.map( ( topic ) => [ topic, '1' ] ) ) );
	} else {
		await User.PushSubscription.optOut();
	}
}
