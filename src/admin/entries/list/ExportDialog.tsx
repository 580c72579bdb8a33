import { RadioControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf, _x } from '@wordpress/i18n';
import { CheckboxControl } from '../../../controls/wordpress';
import { saveFile } from '../../kit/server/api';
import { Dialog } from '../../kit/list/Dialog';
import { reasonOf } from '../../kit/server/reasonOf';
import { startExport, type ExportOrder, type FormColumns } from '../entry/api';
import { FrameReader } from './frames';
import type { ListQuery } from '../entry/route';

interface Props {
	query: ListQuery;
	/** Selected entries; empty for all matching ones. */
	ids: readonly number[];
	form: FormColumns | null;
	/** Whether the site uses confirmations by email, which are then included in the export. */
	confirms: boolean;
	close: () => void;
}

type Running = { done: number; total: number } | null;

const FACTS = [
	'id',
	'form_title',
	'status',
	'created_at',
	'appointment',
	'appointment_status',
	'mail',
	'source_url',
	'confirmation',
	'confirmed_at',
	'confirmed_by',
	'other',
];

function factWords( confirms: boolean ): Record< string, string > {
	return {
		id: _x( 'Number', 'of an entry or a booking', 'vestibule' ),
		form_title: __( 'Form', 'vestibule' ),
		status: __( 'Status', 'vestibule' ),
		created_at: __( 'Received', 'vestibule' ),
		appointment: __( 'Appointment', 'vestibule' ),
		appointment_status: __( 'Status of the appointment', 'vestibule' ),
		mail: __( 'Notification', 'vestibule' ),
		source_url: __( 'Page it was sent from', 'vestibule' ),
		starred: __( 'Star', 'vestibule' ),
		language: __( 'Language', 'vestibule' ),
		user: _x( 'Account', 'WordPress user', 'vestibule' ),
		...( confirms && {
			confirmation: __( 'Text to confirm', 'vestibule' ),
			confirmed_at: __( 'Confirmed', 'vestibule' ),
			confirmed_by: __( 'Confirmed by link or manually', 'vestibule' ),
		} ),
		other: __( 'Answers to deleted questions', 'vestibule' ),
	};
}

async function download(
	order: ExportOrder,
	signal: AbortSignal,
	say: ( running: Running ) => void
): Promise< boolean > {
	const answer = await startExport( order, signal );
	const total = Number( answer.headers.get( 'X-WP-Total' ) );
	const stream = answer.body?.getReader();
	const reader = new FrameReader();
	say( { done: 0, total } );
	for ( let piece = await stream?.read(); piece !== undefined && ! piece.done; piece = await stream?.read() ) {
		reader.push( piece.value );
		say( { done: reader.done, total } );
	}
	if ( reader.state === 'ended' ) {
		saveFile( reader.parts, answer, 'entries' );
	}
	return reader.state === 'ended';
}

/** Dialog with columns and file type, followed by the progress. The export can be canceled. */
export function ExportDialog( { query, ids, form, confirms, close }: Props ) {
	const words = factWords( confirms );
	const keys = [
		...Object.keys( words ),
		...( form?.questions ?? [] ).map( ( question ) => `answer:${ question }` ),
	];
	const [ format, setFormat ] = useState< ExportOrder[ 'format' ] >( 'xlsx' );
	const [ columns, setColumns ] = useState( () =>
		keys.filter( ( key ) => FACTS.includes( key ) || key.includes( ':' ) )
	);
	const [ running, setRunning ] = useState< Running >( null );
	const [ failure, setFailure ] = useState( '' );
	const stop = useRef< AbortController | null >( null );
	const leave = () => {
		stop.current?.abort();
		close();
	};
	const start = async () => {
		const control = new AbortController();
		stop.current = control;
		setFailure( '' );
		setRunning( { done: 0, total: 0 } );
		try {
			if ( await download( { query, ids, format, columns }, control.signal, setRunning ) ) {
				close();
				return;
			}
			setFailure( __( 'The export stopped before its end. Try again.', 'vestibule' ) );
		} catch ( error ) {
			if ( control.signal.aborted ) {
				return;
			}
			setFailure( await reasonOf( error ) );
		}
		setRunning( null );
	};
	const box = ( key: string, label: string ) => (
		<CheckboxControl
			key={ key }
			label={ label }
			checked={ columns.includes( key ) }
			onChange={ ( on ) =>
				setColumns( keys.filter( ( one ) => ( one === key ? on : columns.includes( one ) ) ) )
			}
		/>
	);
	return (
		<Dialog
			title={
				ids.length > 0
					? /* translators: %d: number of entries. */
						sprintf( _n( 'Export %d entry', 'Export %d entries', ids.length, 'vestibule' ), ids.length )
					: __( 'Export all entries of this list', 'vestibule' )
			}
			verb={ __( 'Export', 'vestibule' ) }
			isReady={ columns.length > 0 }
			failure={ failure }
			submit={ start }
			close={ leave }
		>
			{ running === null ? (
				<>
					<RadioControl
						label={ __( 'File format', 'vestibule' ) }
						selected={ format }
						options={ [
							{ value: 'xlsx', label: __( 'Excel workbook (XLSX)', 'vestibule' ) },
							{ value: 'csv', label: __( 'CSV, for spreadsheets and other apps', 'vestibule' ) },
							{ value: 'json', label: __( 'JSON, for developers', 'vestibule' ) },
						] }
						onChange={ ( value ) => setFormat( value === 'csv' || value === 'json' ? value : 'xlsx' ) }
					/>
					<fieldset className="vestibule-entries__picker is-wide">
						<legend>{ __( 'Columns', 'vestibule' ) }</legend>
						{ Object.entries( words ).map( ( [ key, label ] ) => box( key, label ) ) }
						{ ( form?.questions ?? [] ).map( ( question ) => box( `answer:${ question }`, question ) ) }
					</fieldset>
				</>
			) : (
				<p className="vestibule-entries__progress">
					<progress
						aria-label={ __( 'Progress of the export', 'vestibule' ) }
						max={ Math.max( 1, running.total ) }
						value={ running.done }
					/>
					<span role="status">
						{ sprintf(
							/* translators: 1: entries written, 2: number of all. */
							__( '%1$d of %2$d entries', 'vestibule' ),
							running.done,
							running.total
						) }
					</span>
				</p>
			) }
		</Dialog>
	);
}
