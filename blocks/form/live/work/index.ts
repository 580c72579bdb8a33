import { solve } from '../../../../src/form/work/solve';

/** Maximum duration of a task on the main thread, in milliseconds. */
const SLICE = 8;

/**
 * Computes the proof in slices on the main thread. This is used if workers are unavailable because of a security
 * policy, or because the files are on another origin.
 */
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
