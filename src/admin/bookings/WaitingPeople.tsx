import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { WaitingRow } from '../../contracts/waiting-row';
import { isolated } from '../entries/isolated';
import { useSite } from './site';
import { waitingWords } from './waiting';

interface Props {
	/** Of one time. */
	rows: readonly WaitingRow[];
	/** Whose it is. */
	label: string;
	remove: ( row: WaitingRow ) => Promise< void >;
}

/** Asks before somebody is removed; the focus is here meanwhile. */
function Question( { row, leave, remove }: { row: WaitingRow; leave: () => void; remove: () => Promise< void > } ) {
	const keep = useRef< HTMLButtonElement >( null );
	const [ isBusy, setBusy ] = useState( false );
	useEffect( () => keep.current?.focus(), [] );
	const words = sprintf(
		/* translators: %s: email address. */
		__( 'Remove %s from the waiting list? They are not notified.', 'vestibule' ),
		isolated( row.email )
	);
	return (
		<div className="vestibule-bookings__question" role="group" aria-label={ words }>
			<p>
				{ words }
				{ row.status === 'offered' &&
					` ${ __( 'The seat that is held goes to the next one at once.', 'vestibule' ) }` }
			</p>
			<Button
				variant="primary"
				isDestructive
				__next40pxDefaultSize
				isBusy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ () => {
					setBusy( true );
					void remove().finally( () => setBusy( false ) );
				} }
			>
				{ __( 'Remove from the list', 'vestibule' ) }
			</Button>
			<Button variant="tertiary" __next40pxDefaultSize ref={ keep } onClick={ leave }>
				{ __( 'Keep', 'vestibule' ) }
			</Button>
		</div>
	);
}

/** Who waits for one time, in the order in which they get a seat. */
export function WaitingPeople( { rows, label, remove }: Props ) {
	const { dates } = useSite();
	const [ asked, setAsked ] = useState( 0 );
	const list = useRef< HTMLOListElement >( null );
	const leave = ( id: number ) => {
		setAsked( 0 );
		list.current?.querySelector< HTMLElement >( `[data-waiting="${ id }"]` )?.focus();
	};
	return (
		<ol className="vestibule-bookings__waiting" ref={ list } aria-label={ label }>
			{ rows.map( ( row ) => (
				<li key={ row.id } className={ `is-${ row.status }` }>
					<div>
						<a href={ `mailto:${ encodeURIComponent( row.email ).replace( '%40', '@' ) }` }>
							<bdi>{ row.email }</bdi>
						</a>
						<span>
							{ [
								waitingWords( row, dates ),
								row.host.name === ''
									? ''
									: /* translators: %s: name of a host. */
										sprintf( __( 'with %s', 'vestibule' ), isolated( row.host.name ) ),
							]
								.filter( Boolean )
								.join( ', ' ) }
						</span>
					</div>
					<Button
						variant="tertiary"
						isDestructive
						__next40pxDefaultSize
						data-waiting={ row.id }
						/* translators: %s: email address. */
						aria-label={ sprintf( __( 'Remove %s', 'vestibule' ), isolated( row.email ) ) }
						aria-expanded={ asked === row.id }
						onClick={ () => setAsked( row.id ) }
					>
						{ __( 'Remove', 'vestibule' ) }
					</Button>
					{ asked === row.id && (
						<Question
							row={ row }
							leave={ () => leave( row.id ) }
							remove={ () => {
								// Its own button goes with it, and with the last one the list.
								list.current?.closest< HTMLElement >( '[role="dialog"]' )?.focus();
								return remove( row );
							} }
						/>
					) }
				</li>
			) ) }
		</ol>
	);
}
