import { solve } from '../../../../src/form/work/solve';

interface Task {
	random: string;
	bits: number;
}

/** Computes the proof of work in a worker, so that the page stays responsive on phones. */
addEventListener( 'message', ( { data }: MessageEvent< Task > ) => {
	const steps = solve( data.random, data.bits );
	let step = steps.next();
	while ( ! step.done ) {
		step = steps.next();
	}
	postMessage( step.value );
} );
