/** HTTP client that reuses its connections, so that only the time of the server is measured. */
import { Agent, request } from 'node:http';

export const CONCURRENCY = 4;
const agent = new Agent( { keepAlive: true, maxSockets: CONCURRENCY } );

/** @return {Promise<{ status: number, headers: Record<string, string>, body: string, ms: number }>} */
export function call( url, { headers = {}, form } = {} ) {
	const body = form && new URLSearchParams( form ).toString();
	const type = body
		? { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': Buffer.byteLength( body ) }
		: {};
	return new Promise( ( done, fail ) => {
		const began = performance.now();
		const out = request(
			url,
			{ agent, method: body ? 'POST' : 'GET', headers: { ...type, ...headers } },
			( answer ) => {
				const parts = [];
				answer.on( 'data', ( part ) => parts.push( part ) );
				answer.on( 'error', fail );
				answer.on( 'end', () =>
					done( {
						status: answer.statusCode,
						headers: answer.headers,
						body: Buffer.concat( parts ).toString(),
						ms: performance.now() - began,
					} )
				);
			}
		);
		out.on( 'error', fail );
		out.end( body );
	} );
}

/**
 * Runs all tasks, a few at a time.
 *
 * @return {Promise<number>} Tasks per second.
 */
export async function rate( tasks ) {
	const queue = [ ...tasks ];
	const began = performance.now();
	const worker = async () => {
		for ( let task = queue.shift(); task; task = queue.shift() ) {
			await task();
		}
	};
	await Promise.all( Array.from( { length: CONCURRENCY }, worker ) );
	return ( tasks.length * 1000 ) / ( performance.now() - began );
}
