/**
 * The browser's Back button leads to the step before, as visitors expect of pages: each step that a visitor goes on to is
 * an entry of the history, of the same address. What belongs to others in an entry's state stays there.
 */
interface StepEntry {
	/** The form's key on the page. */
	form: string;
	step: number;
	/** The step of the entry before; 0 where that is not ours. */
	before: number;
}

const entryOf = ( form: string ): StepEntry | undefined => {
	const entry = ( history.state as { vestibuleStep?: StepEntry } | null )?.vestibuleStep;
	return entry?.form === form ? entry : undefined;
};

const stateWith = ( entry: StepEntry ) => ( { ...( history.state as object | null ), vestibuleStep: entry } );

export function createHistory( form: string, show: ( step: number ) => void ) {
	addEventListener( 'popstate', () => {
		const entry = entryOf( form );
		if ( entry ) {
			show( entry.step );
		}
	} );
	return {
		/** A visitor goes on. */
		add( from: number, step: number ) {
			const before = entryOf( form )?.before ?? 0;
			history.replaceState( stateWith( { form, step: from, before } ), '' );
			history.pushState( stateWith( { form, step, before: from } ), '' );
		},
		/** Whether the entry before is this step: then going back there is the browser's. */
		leadsBackTo: ( step: number ): boolean => step > 0 && entryOf( form )?.before === step,
		/** A step is shown that the visitor did not go to: the first one after a reset, one with an error. */
		correct( step: number ) {
			const entry = entryOf( form );
			if ( entry && entry.step !== step ) {
				history.replaceState( stateWith( { form, step, before: 0 } ), '' );
			}
		},
	};
}
