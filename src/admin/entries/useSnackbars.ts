import { useCallback, useState } from '@wordpress/element';

interface Snackbar {
	id: string;
	content: string;
	actions?: { label: string; onClick: () => void }[];
}

export type Say = ( content: string, undo?: { label: string; onClick: () => void } ) => void;

let count = 0;

/** Short messages at the screen's edge that go by themselves. */
export function useSnackbars(): { notices: Snackbar[]; say: Say; dismiss: ( id: string ) => void } {
	const [ notices, setNotices ] = useState< Snackbar[] >( [] );
	const dismiss = useCallback(
		( id: string ) => setNotices( ( all ) => all.filter( ( one ) => one.id !== id ) ),
		[]
	);
	const say = useCallback< Say >( ( content, undo ) => {
		count += 1;
		const notice: Snackbar = { id: `vestibule-${ count }`, content };
		setNotices( [ undo === undefined ? notice : { ...notice, actions: [ undo ] } ] );
	}, [] );
	return { notices, say, dismiss };
}
