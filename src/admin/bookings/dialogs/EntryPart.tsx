import { Button } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TextareaControl } from '../../../controls/wordpress';
import { Failed } from '../../kit/list/Loading';
import { reasonOf } from '../../kit/server/reasonOf';
import { useLoad } from '../../kit/server/useLoad';
import { addNote, fetchEntry, fetchNotes } from '../booking/api';

/** Answers in the entry of a booking. They are shown for hosts, who have no access to the list of entries. */
function Answers( { entry }: { entry: number } ) {
	const load = useCallback( ( signal: AbortSignal ) => fetchEntry( entry, signal ), [ entry ] );
	const { data, failure, reload } = useLoad( load );
	if ( failure !== '' ) {
		return <Failed reason={ failure } retry={ reload } />;
	}
	if ( data === null ) {
		return <p role="status">{ __( 'Loading the booking', 'vestibule' ) }</p>;
	}
	const answered = data.fields.filter( ( { values, files } ) => values.length > 0 || files.length > 0 );
	return (
		<dl className="vestibule-bookings__facts">
			{ answered.map( ( { name, label, values, files } ) => (
				<div key={ name }>
					<dt>
						<bdi>{ label }</bdi>
					</dt>
					<dd>
						{ values.map( ( value, at ) => (
							<div key={ at }>
								<bdi>{ value }</bdi>
							</div>
						) ) }
						{ files.map( ( { name: file, url } ) => (
							<div key={ url }>
								<a href={ url } download={ file }>
									<bdi>{ file }</bdi>
								</a>
							</div>
						) ) }
					</dd>
				</div>
			) ) }
		</dl>
	);
}

function Notes( { entry, mayWrite }: { entry: number; mayWrite: boolean } ) {
	const load = useCallback( ( signal: AbortSignal ) => fetchNotes( entry, signal ), [ entry ] );
	const { data, failure, reload } = useLoad( load );
	const [ text, setText ] = useState( '' );
	const [ state, setState ] = useState( { isBusy: false, reason: '' } );
	const send = async () => {
		setState( { isBusy: true, reason: '' } );
		try {
			await addNote( entry, text );
			setText( '' );
			setState( { isBusy: false, reason: '' } );
			reload();
		} catch ( error ) {
			setState( { isBusy: false, reason: await reasonOf( error ) } );
		}
	};
	const written = ( data ?? [] ).filter( ( { kind } ) => kind !== 'edit' );
	return (
		<>
			{ failure !== '' && <Failed reason={ failure } retry={ reload } /> }
			{ written.length > 0 && (
				<ul className="vestibule-bookings__notes">
					{ written.map( ( { id, author, when, text: said } ) => (
						<li key={ id }>
							<span>
								<bdi>{ author }</bdi>, { when }
							</span>
							<bdi>{ said }</bdi>
						</li>
					) ) }
				</ul>
			) }
			{ mayWrite && (
				<>
					<TextareaControl
						label={ __( 'New note', 'vestibule' ) }
						value={ text }
						rows={ 2 }
						hideLabelFromVision
						maxLength={ 5000 }
						help={ state.reason === '' ? undefined : state.reason }
						onChange={ setText }
					/>
					<Button
						variant="secondary"
						__next40pxDefaultSize
						isBusy={ state.isBusy }
						disabled={ state.isBusy || text.trim() === '' }
						accessibleWhenDisabled
						onClick={ () => void send() }
					>
						{ __( 'Add note', 'vestibule' ) }
					</Button>
				</>
			) }
		</>
	);
}

/** Part of the booking details with the answers and notes of the booking's entry. */
export function EntryPart( { entry, mayWrite }: { entry: number; mayWrite: boolean } ) {
	return (
		<>
			<section aria-label={ __( 'Answers', 'vestibule' ) }>
				<h3 className="vestibule-bookings__sub">{ __( 'Answers', 'vestibule' ) }</h3>
				<Answers entry={ entry } />
			</section>
			<section aria-label={ __( 'Notes', 'vestibule' ) }>
				<h3 className="vestibule-bookings__sub">{ __( 'Notes', 'vestibule' ) }</h3>
				<Notes entry={ entry } mayWrite={ mayWrite } />
			</section>
		</>
	);
}
