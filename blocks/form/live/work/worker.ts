import { solve } from '../../../../src/form/work/solve';

interface Task {
	random: string;
	bits: number;
}

/** Off the main thread, so that a phone can be typed on meanwhile. */
addEventListener( 'message', ( { data }: MessageEvent< Task > ) => {
	const steps = solve( data.random, data.bits );
	let step = steps.next();
	while ( ! step.done ) {
		step = steps.next();
	}
	postMessage( step.value );
} );
