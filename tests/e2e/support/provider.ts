import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Behavior of the provider's script according to its documentation of version 16. Calls are recorded in `window.said`.
 */
const SCRIPT = `( () => {
	const said = ( window.said = [] );
	const note = ( name ) => async ( ...values ) => void said.push( [ name, ...values ] );
	const PushSubscription = { optIn: note( 'optIn' ), optOut: note( 'optOut' ) };
	const sdk = { init: note( 'init' ), User: { PushSubscription, addTags: note( 'addTags' ), removeTags: note( 'removeTags' ) } };
	const waiting = window.OneSignalDeferred || [];
	window.OneSignalDeferred = { push: ( run ) => run( sdk ) };
	waiting.forEach( ( run ) => run( sdk ) );
} )();`;

/** Content server of the provider on this machine. */
export async function provider() {
	const asked: string[] = [];
	let isUp = true;
	const server = createServer( ( request, response ) => {
		asked.push( request.url ?? '' );
		response.writeHead( isUp ? 200 : 503, { 'Content-Type': 'text/javascript' } ).end( isUp ? SCRIPT : '' );
	} );
	await new Promise< void >( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	return {
		asked,
		up: ( now: boolean ) => ( isUp = now ),
		script: `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }/OneSignalSDK.page.js`,
		close: () => new Promise( ( done ) => server.close( done ) ),
	};
}
