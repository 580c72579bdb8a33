/**
 * History entries for steps. They make the browser's Back button return to the previous step. All entries have the same
 * URL. State that other scripts have stored in an entry is preserved.
 */
interface StepEntry {
	/** Instance key of the form on the page. */
	form: string;
	step: number;
	/** Step of the previous entry; 0 if that entry does not belong to the form. */
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
		/** Adds an entry when the visitor moves to the next step. */
		add( from: number, step: number ) {
			const before = entryOf( form )?.before ?? 0;
			history.replaceState( stateWith( { form, step: from, before } ), '' );
			history.pushState( stateWith( { form, step, before: from } ), '' );
		},
		/** Checks whether the previous entry shows this step. If so, history.back() is used. */
		leadsBackTo: ( step: number ): boolean => step > 0 && entryOf( form )?.before === step,
		/**
		 * Corrects the entry when a step is shown automatically: the first step after a reset, or a step with an error.
		 */
		correct( step: number ) {
			const entry = entryOf( form );
			if ( entry && entry.step !== step ) {
				history.replaceState( stateWith( { form, step, before: 0 } ), '' );
			}
		},
	};
}
