import { Button, FormFileUpload, Modal } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TextareaControl } from '../../../controls/wordpress';
import { MAX_FILE_BYTES, readHolidays, type Holiday, type Holidays } from '../../../hours/holidays';
import { MAX_DAYS_OFF } from './daysOff';

interface HolidaysDialogProps {
	/**
	 * Called with the holidays, the number of skipped events, and the number of events that could be read only in part.
	 */
	onRead( holidays: readonly Holiday[], left: number, partly: number ): void;
	onClose(): void;
}

const FAULTS: Record< Extract< Holidays, { fault: string } >[ 'fault' ], string > = {
	large: __( 'This file is too large to be a holiday calendar.', 'vestibule' ),
	nested: __( 'This file contains nested calendars and was not imported.', 'vestibule' ),
	other: __( 'This is not a calendar. Calendar files (.ics) begin with BEGIN:VCALENDAR.', 'vestibule' ),
};

/** The button supports this prop, but its TypeScript type doesn't include it. */
const SECONDARY = { variant: 'secondary' };

const ErrorText = ( { error }: { error: string } ) =>
	error !== '' && <p className="vestibule-admin__error">{ error }</p>;

interface FileControlProps {
	/** Error message; empty if there is none. */
	error: string;
	onFile( text: string ): void;
}

function FileControl( { error, onFile }: FileControlProps ) {
	const open = async ( file: File | undefined ) => {
		if ( file ) {
			// Don't load a file that is too large. A string of that length leads to the same error.
			onFile( file.size > MAX_FILE_BYTES ? ' '.repeat( MAX_FILE_BYTES + 1 ) : await file.text() );
		}
	};
	return (
		<div>
			<FormFileUpload
				__next40pxDefaultSize
				{ ...SECONDARY }
				accept=".ics,text/calendar"
				onChange={ ( { currentTarget } ) => void open( currentTarget.files?.[ 0 ] ) }
			>
				{ __( 'Choose a file', 'vestibule' ) }
			</FormFileUpload>
			<div role="status">
				<ErrorText error={ error } />
			</div>
		</div>
	);
}

interface PasteControlProps {
	text: string;
	/** Error message; empty if there is none. */
	error: string;
	onChange( text: string ): void;
}

function PasteControl( { text, error, onChange }: PasteControlProps ) {
	const id = useId();
	return (
		<div>
			<TextareaControl
				label={ __( 'Or paste the calendar’s text', 'vestibule' ) }
				rows={ 6 }
				placeholder="BEGIN:VCALENDAR"
				value={ text }
				aria-invalid={ error !== '' }
				{ ...( error !== '' && { 'aria-describedby': `${ id }-text` } ) }
				onChange={ onChange }
			/>
			<div id={ `${ id }-text` } role="status">
				<ErrorText error={ error } />
			</div>
		</div>
	);
}

/** Dialog that imports holidays from a calendar file or its text. The browser reads both without an upload. */
export function HolidaysDialog( { onRead, onClose }: HolidaysDialogProps ) {
	const [ text, setText ] = useState( '' );
	const [ error, setError ] = useState< { of: 'file' | 'text'; words: string } >( { of: 'text', words: '' } );

	const read = ( calendar: string, of: 'file' | 'text' ) => {
		const found = readHolidays( calendar, MAX_DAYS_OFF );
		if ( 'fault' in found ) {
			setError( { of, words: FAULTS[ found.fault ] } );
		} else {
			onRead( found.holidays, found.left, found.partly );
		}
	};
	const errorAt = ( control: 'file' | 'text' ) => ( error.of === control ? error.words : '' );
	return (
		<Modal title={ __( 'Import holidays', 'vestibule' ) } size="medium" onRequestClose={ onClose }>
			<div className="vestibule-admin__fields">
				<p className="vestibule-admin__hint">
					{ __(
						'Whole-day events become days off. Other events are skipped. Holiday calendars can be exported as .ics files.',
						'vestibule'
					) }
				</p>
				<FileControl error={ errorAt( 'file' ) } onFile={ ( file ) => read( file, 'file' ) } />
				<PasteControl
					text={ text }
					error={ errorAt( 'text' ) }
					onChange={ ( pasted ) => {
						setText( pasted );
						setError( { of: 'text', words: '' } );
					} }
				/>
				<div className="vestibule-admin__buttons">
					<Button
						__next40pxDefaultSize
						variant="primary"
						disabled={ text.trim() === '' }
						accessibleWhenDisabled
						onClick={ () => read( text.trim(), 'text' ) }
					>
						{ __( 'Add holidays', 'vestibule' ) }
					</Button>
					<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
						{ __( 'Cancel', 'vestibule' ) }
					</Button>
				</div>
			</div>
		</Modal>
	);
}
