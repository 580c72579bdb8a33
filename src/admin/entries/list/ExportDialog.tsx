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
	/** IDs of the selected entries; empty for all matching entries. */
	ids: readonly number[];
	form: FormColumns | null;
	/** Whether the site uses confirmations by email. If so, the export includes them. */
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

/** Runs an export, which can be canceled. */
function useExport( close: () => void ) {
	const [ running, setRunning ] = useState< Running >( null );
	const [ failure, setFailure ] = useState( '' );
	const control = useRef< AbortController | null >( null );
	const cancel = () => {
		control.current?.abort();
		close();
	};
	const start = async ( order: ExportOrder ) => {
		const current = new AbortController();
		control.current = current;
		setFailure( '' );
		setRunning( { done: 0, total: 0 } );
		try {
			if ( await download( order, current.signal, setRunning ) ) {
				close();
				return;
			}
			setFailure( __( 'The export stopped before it was complete. Try again.', 'vestibule' ) );
		} catch ( error ) {
			if ( current.signal.aborted ) {
				return;
			}
			setFailure( await reasonOf( error ) );
		}
		setRunning( null );
	};
	return { running, failure, start, cancel };
}

function Progress( { done, total }: NonNullable< Running > ) {
	return (
		<p className="vestibule-entries__progress">
			<progress
				aria-label={ __( 'Progress of the export', 'vestibule' ) }
				max={ Math.max( 1, total ) }
				value={ done }
			/>
			<span role="status">
				{ sprintf(
					/* translators: 1: number of entries written so far, 2: number of all entries. */
					__( '%1$d of %2$d entries', 'vestibule' ),
					done,
					total
				) }
			</span>
		</p>
	);
}

type Format = ExportOrder[ 'format' ];

function FormatControl( { format, setFormat }: { format: Format; setFormat: ( format: Format ) => void } ) {
	return (
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
	);
}

interface ColumnsControlProps {
	/** Labels of all columns, by key. */
	labels: readonly ( readonly [ key: string, label: string ] )[];
	/** Keys of the selected columns. */
	columns: readonly string[];
	setColumns: ( columns: string[] ) => void;
}

function ColumnsControl( { labels, columns, setColumns }: ColumnsControlProps ) {
	return (
		<fieldset className="vestibule-entries__picker is-wide">
			<legend>{ __( 'Columns', 'vestibule' ) }</legend>
			{ labels.map( ( [ key, label ] ) => (
				<CheckboxControl
					key={ key }
					label={ label }
					checked={ columns.includes( key ) }
					onChange={ ( isOn ) =>
						setColumns(
							labels
								.map( ( [ one ] ) => one )
								.filter( ( one ) => ( one === key ? isOn : columns.includes( one ) ) )
						)
					}
				/>
			) ) }
		</fieldset>
	);
}

/** Dialog for an export: first the columns and the file type, then the progress. The export can be canceled. */
export function ExportDialog( { query, ids, form, confirms, close }: Props ) {
	const labels = [
		...Object.entries( factWords( confirms ) ),
		...( form?.questions ?? [] ).map( ( question ) => [ `answer:${ question }`, question ] as const ),
	];
	const [ format, setFormat ] = useState< Format >( 'xlsx' );
	const [ columns, setColumns ] = useState( () =>
		labels.map( ( [ key ] ) => key ).filter( ( key ) => FACTS.includes( key ) || key.includes( ':' ) )
	);
	const { running, failure, start, cancel } = useExport( close );
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
			submit={ () => start( { query, ids, format, columns } ) }
			close={ cancel }
		>
			{ running === null ? (
				<>
					<FormatControl format={ format } setFormat={ setFormat } />
					<ColumnsControl labels={ labels } columns={ columns } setColumns={ setColumns } />
				</>
			) : (
				<Progress { ...running } />
			) }
		</Dialog>
	);
}
