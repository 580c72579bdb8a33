import { useState } from '@wordpress/element';
import { reasonOf } from '../kit/reasonOf';
import { refusalsOf, type Refusals } from '../kit/refusals';

/** Sends what a step has, and keeps what was wrong with it. Whatever goes wrong, what was typed stays. */
export function useSaving() {
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const [ refusals, setRefusals ] = useState< Refusals >( {} );

	const clear = () => {
		setFailure( '' );
		setRefusals( {} );
	};
	const save = async ( work: () => Promise< void > ) => {
		clear();
		setBusy( true );
		try {
			await work();
		} catch ( error ) {
			const refused = refusalsOf( error );
			setRefusals( refused );
			// What a control says is not said twice.
			setFailure( Object.keys( refused ).length > 0 ? '' : await reasonOf( error ) );
		} finally {
			setBusy( false );
		}
	};
	return { isBusy, failure, refusals, setRefusals, clear, save };
}
