import type { PushProps } from '../contracts/push-props';

/** What is used of the provider's script, version 16, as it is documented. */
interface OneSignal {
	init: ( options: object ) => Promise< void >;
	User: { PushSubscription: { optIn: () => Promise< void >; optOut: () => Promise< void > }; addTags: ( tags: Record< string, string > ) => void };
}

type Waiting = Array< ( sdk: OneSignal ) => Promise< void > >;

let ready: Promise< OneSignal > | undefined;

/** The provider's script, once; the worker and its scope are ours, whatever the provider's own settings say. */
function load( { script, appId, folder, workerPath, file, scope }: PushProps ): Promise< OneSignal > {
	return new Promise( ( done, failed ) => {
		const scripts = globalThis as { OneSignalDeferred?: Waiting };
		const waiting = ( scripts.OneSignalDeferred ??= [] );
		waiting.push( async ( sdk ) => {
			await sdk
				.init( { appId, path: folder, serviceWorkerParam: { scope }, serviceWorkerPath: ( workerPath + file ).slice( 1 ), serviceWorkerOverrideForTypical: true } )
				.then( () => done( sdk ), failed );
		} );
		const element = Object.assign( document.createElement( 'script' ), { src: script, defer: true } );
		element.addEventListener( 'error', () => failed( new Error( script ) ) );
		document.head.append( element );
	} );
}

export async function oneSignal( props: PushProps, isOn: boolean, topics: string[] ): Promise< void > {
	ready ??= load( props ).catch( ( error: unknown ) => {
		ready = undefined;
		throw error;
	} );
	const { User } = await ready;
	if ( isOn ) {
		await User.PushSubscription.optIn();
		User.addTags( Object.fromEntries( topics.map( ( topic ) => [ topic, '1' ] ) ) );
	} else {
		await User.PushSubscription.optOut();
	}
}
