import { SnackbarList } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Snackbar {
	id: string;
	content: string;
	actions?: { label: string; onClick: () => void }[];
}

/** Says what has happened, with a way back where there is one. */
export type Say = ( content: string, undo?: () => void ) => void;

let count = 0;

/** Short messages at the screen's edge that go by themselves; the newest replaces the one before. */
export function useSnackbars() {
	const [ notices, setNotices ] = useState< Snackbar[] >( [] );
	const say = useCallback< Say >( ( content, undo ) => {
		count += 1;
		setNotices( [
			{
				id: `vestibule-${ count }`,
				content,
				...( undo && { actions: [ { label: __( 'Undo', 'vestibule' ), onClick: undo } ] } ),
			},
		] );
	}, [] );
	const snackbars = (
		<SnackbarList
			className="vestibule-list__snackbars"
			notices={ notices }
			onRemove={ ( id ) => setNotices( ( all ) => all.filter( ( one ) => one.id !== id ) ) }
		/>
	);
	return { say, snackbars };
}
