import { __, sprintf } from '@wordpress/i18n';
import { isolated } from '../entries/isolated';
import { Frame } from './Frame';
import { Notify } from './Notify';
import type { Row } from './row';
import { useSite } from './site';
import type { Actions } from './useActions';
import { useQuestion } from './useQuestion';
import { eventWords, titleOf } from './words';

interface Props {
	row: Row;
	actions: Actions;
	close: () => void;
}

/** Asks before a cancellation is taken back, and whether the visitor is written to. */
export function RestoreDialog( { row: given, actions, close }: Props ) {
	const { dates } = useSite();
	const { row, notify, setNotify, refusal, submit } = useQuestion( given, actions.restore, close );
	return (
		<Frame
			/* translators: %s: name of a visitor. */
			title={ sprintf( __( 'Book %s again?', 'vestibule' ), isolated( titleOf( row ) ) ) }
			verb={ __( 'Book again', 'vestibule' ) }
			leave={ __( 'Leave it cancelled', 'vestibule' ) }
			refusal={ refusal }
			submit={ submit }
			close={ close }
		>
			<p>
				{ [ eventWords( row ), dates.moment( Date.parse( row.start ) ) ].filter( Boolean ).join( ', ' ) }
				{ '. ' }
				{ __( 'The booking has its own time again, if nobody has taken it meanwhile.', 'vestibule' ) }
			</p>
			<Notify email={ row.email } checked={ notify } onChange={ setNotify } />
		</Frame>
	);
}
