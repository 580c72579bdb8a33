import { solve } from '../../../../src/form/work/solve';

/** No frame of the page waits longer for the proof, in ms, where there is no worker. */
const SLICE = 8;

/** Where a policy of the site or another host of its files forbids workers: in slices between everything else. */
async function inSlices( random: string, bits: number ): Promise< string > {
	const steps = solve( random, bits );
	let until = performance.now() + SLICE;
	for (;;) {
		const step = steps.next();
		if ( step.done ) {
			return step.value;
		}
		if ( performance.now() > until ) {
			await new Promise( ( done ) => setTimeout( done ) );
			until = performance.now() + SLICE;
		}
	}
}

function inWorker( random: string, bits: number ): Promise< string > {
	const worker = new Worker( /* webpackChunkName: "work-worker" */ new URL( './worker.ts', import.meta.url ) );
	return new Promise< string >( ( done, fail ) => {
		worker.addEventListener( 'message', ( { data } ) => done( String( data ) ) );
		worker.addEventListener( 'error', fail );
		worker.postMessage( { random, bits } );
	} ).finally( () => worker.terminate() );
}

export async function prove( random: string, bits: number ): Promise< string > {
	try {
		return await inWorker( random, bits );
	} catch {
		return inSlices( random, bits );
	}
}
