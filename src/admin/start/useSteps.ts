import { useState } from '@wordpress/element';

export const STEPS = [ 'form', 'hours', 'mail', 'cookies', 'demo' ] as const;
export type StepName = ( typeof STEPS )[ number ];

/**
 * Which steps are done, and which one is open: one at most, so that the screen stays calm.
 *
 * @param before What was done already.
 * @param moved  Called when another step is opened by itself, or null when there is none left.
 */
export function useSteps( before: Record< StepName, boolean >, moved: ( to: StepName | null ) => void ) {
	const [ done, setDone ] = useState( before );
	const [ open, setOpen ] = useState< StepName | null >( () => STEPS.find( ( step ) => ! before[ step ] ) ?? null );

	/** The next one that is not done, behind this one first. */
	const goOn = ( from: StepName, isDone: Record< StepName, boolean > ) => {
		const at = STEPS.indexOf( from );
		const next = STEPS.slice( at + 1 ).find( ( step ) => ! isDone[ step ] ) ?? null;
		setOpen( next );
		moved( next );
	};
	return {
		done,
		open,
		toggle: ( step: StepName ) => setOpen( open === step ? null : step ),
		skip: ( step: StepName ) => goOn( step, done ),
		finish: ( step: StepName ) => {
			const now = { ...done, [ step ]: true };
			setDone( now );
			goOn( step, now );
		},
		/** Without going on, for what is still to be read. */
		mark: ( step: StepName ) => setDone( { ...done, [ step ]: true } ),
	};
}
