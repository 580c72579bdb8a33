import { useState } from '@wordpress/element';
import { reasonOf } from '../kit/reasonOf';
import { makeStep, removeDemo, type Kept } from './api';
import type { FromServer } from './fromServer';

type State = 'absent' | 'there' | 'making' | 'removing' | 'made' | 'removed';

/** Makes the demo step by step and takes it out; after a failure the same button goes on where it stopped. */
export function useDemo( { isThere, steps }: FromServer ) {
	const [ state, setState ] = useState< State >( isThere ? 'there' : 'absent' );
	const [ done, setDone ] = useState( 0 );
	const [ kept, setKept ] = useState< Kept[] >( [] );
	const [ failure, setFailure ] = useState( '' );

	const attempt = async ( during: State, after: State, otherwise: State, work: () => Promise< void > ) => {
		setFailure( '' );
		setState( during );
		try {
			await work();
			setState( after );
		} catch ( error ) {
			setFailure( await reasonOf( error ) );
			setState( otherwise );
		}
	};
	const make = () =>
		attempt( 'making', 'made', state, async () => {
			setDone( 0 );
			for ( const [ index, step ] of steps.entries() ) {
				await makeStep( step );
				setDone( index + 1 );
			}
		} );
	const remove = () => attempt( 'removing', 'removed', state, async () => setKept( await removeDemo() ) );
	return { state, done, kept, failure, make, remove };
}
